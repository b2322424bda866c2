/** A pace in words. */

import type { Pace } from './wire';
import type { Speaker } from './speaker';

export function sayPace(pace: Pace, speaker: Speaker): string {
  switch (pace.kind) {
    case 'untimed':
      return speaker.t('pace-untimed');
    case 'clock':
      return speaker.t('pace-clock-is', { minutes: pace.minutes, increment: pace.increment });
    case 'days':
      return speaker.t('pace-days-is', { days: pace.days });
  }
}

/** What makes the page installable: a manifest, icons, and a service worker that knows what was built. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pngIcon, svgIcon } from './icons.ts';

const MANIFEST = {
  name: 'Lunathèque',
  short_name: 'Lunathèque',
  start_url: '/',
  display: 'standalone',
  background_color: '#0c1029',
  theme_color: '#080c26',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle(_, bundle) {
      const emit = (fileName: string, source: string | Uint8Array): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      const shell = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
        .sort();
      const build = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
      const worker = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      emit(
        'sw.js',
        worker.replace('__BUILD__', build).replace("['__SHELL__']", JSON.stringify(['/', ...shell])),
      );
      emit('manifest.webmanifest', JSON.stringify(MANIFEST));
      emit('icon.svg', svgIcon());
      emit('icon-192.png', pngIcon(192));
      emit('icon-512.png', pngIcon(512));
    },
  };
}

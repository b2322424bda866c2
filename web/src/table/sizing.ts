/** How large everything lies on a table: as large as the window allows. */

/**
 * The size of everything, of what belongs to others in relation to it, and the height of a board that lies across. What
 * belongs to others may be nearly as large as the rest, and becomes smaller first; then the board gives some of its height.
 */
const SIZES = [
  ...[1.3, 1.15, 1, 0.92, 0.85].map((size) => [size, 50]),
  ...[0.85, 0.78].map((size) => [size, 42]),
  ...[0.78, 0.72, 0.66, 0.6].map((size) => [size, 36]),
].flatMap(([size, board]) => [0.8, 0.68, 0.56].map((others) => [size, others, board]));
/** On a phone one rolls the table rather than to look at it from afar. */
const PHONE = [[0.74, 0.42, 52]];
const NARROW = 680;
/** A table that is far too large at its smallest is rolled as well: then its board needs not be small. */
const ROLLED = [0.66, 0.56, 62];
const FAR = 1.2;
/** The part of the height that may stay empty: so that nothing jumps about, the table grows only beyond it. */
const SPARE = 0.18;

/** A function that makes everything on a table fit into its room; `anew` where the room itself has changed. */
export function sizing(root: HTMLElement): (anew: boolean) => void {
  const room = root.parentElement!;
  let fitted = 0;
  /** How high everything was, and in what room, when nothing larger did fit: as long as that is so, nothing does. */
  let vain = '';
  /** How high everything was when it was given up to fit it in: as long as it is no less, it still cannot be. */
  let rolled = 0;
  let shown: (number | undefined)[] | undefined;
  const fit = (anew: boolean) => {
    const sizes = room.clientWidth < NARROW ? PHONE : SIZES;
    const lay = (wanted: (number | undefined)[]) => {
      if (wanted === shown) return;
      shown = wanted;
      const [size, others, board] = wanted;
      root.style.setProperty('--fit', String(size));
      root.style.setProperty('--fit-others', String(others));
      root.style.setProperty('--fit-board', `${board}cqh`);
      trim();
    };
    /** Rows that were broken leave room beside them: it goes to what lies before the viewer. */
    const trim = () => {
      root.style.removeProperty('--fit-common');
      const common = root.querySelector<HTMLElement>('.tabletop:not(.board) > .common');
      if (!common || sizes === PHONE) return;
      const { left, right } = common.getBoundingClientRect();
      const used = Math.max(
        left,
        ...[...common.firstElementChild!.children].map((zone) => zone.getBoundingClientRect().right),
      );
      if (used < right - 1) root.style.setProperty('--fit-common', `${Math.ceil(used - left)}px`);
    };
    const fits = (at: number) => {
      lay(sizes[at]!);
      return root.offsetHeight <= room.clientHeight && root.scrollWidth <= room.clientWidth;
    };
    const here = () => [root.offsetHeight, room.clientHeight, room.clientWidth].join();
    const [others, rest] = [root.querySelector('.others'), root.querySelector('.common')];
    const empty = () => rest!.getBoundingClientRect().top - others!.getBoundingClientRect().bottom;
    if (!anew && shown === ROLLED && root.offsetHeight >= rolled) return;
    const last = sizes.length - 1;
    fitted = Math.min(fitted, last);
    const enough = !anew && fits(fitted);
    if (enough && !(fitted > 0 && others && rest && empty() > SPARE * room.clientHeight)) return;
    // Each look costs the browser the styles of all pieces: few are enough to find the largest size that fits.
    if (enough) {
      const now = here();
      if (now === vain) return;
      if (!fits(fitted - 1)) {
        vain = now;
        fits(fitted);
        return;
      }
    }
    let [low, high] = [enough || anew ? 0 : fitted, enough ? fitted - 1 : last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fits(middle)) high = middle;
      else low = middle + 1;
    }
    fitted = low;
    if (fits(fitted)) vain = here();
    else if (sizes === SIZES && root.offsetHeight > FAR * room.clientHeight) {
      lay(ROLLED);
      rolled = root.offsetHeight;
    }
  };
  return (anew) => {
    const [top, height] = [room.scrollTop, root.offsetHeight];
    fit(anew);
    // Sizes that were only tried have rolled a table that was too short for where one looked at.
    if (top > 0) room.scrollTop = (top * root.offsetHeight) / height;
  };
}

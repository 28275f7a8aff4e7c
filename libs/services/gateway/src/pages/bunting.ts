/** The bunting of the logo (apps/web, app/Logo). */
export const BUNTING = [
  '<svg viewBox="0 0 34 22" width="34" height="22" aria-hidden="true" fill="#a5303f" stroke-linecap="round">',
  '<path d="M1 3c8 6 24 6 32 0" fill="none" stroke="#a5303f" stroke-width="1.6"/>',
  '<path d="M5 6l3.4 8.5 4.4-6.8zM14.3 8.2l3 8.8 3.2-8.7zM22 7.9l4.3 6.7 3.3-8.5z"/></svg>',
].join('');

const FLAGS = ['#a5303f', '#d9a441', '#5f8f68', '#c76b6b', '#3f6d86', '#d9a441', '#a5303f'];
const STEP = 44;
/** A flag hangs from the string, which is lowest in the middle. */
const flag = (colour: string, at: number): string => {
  const x = 26 + at * STEP;
  const fromMiddle = Math.abs(at - (FLAGS.length - 1) / 2);
  const y = 24 - 2 * fromMiddle ** 2;
  return `<path d="M${x - 12} ${y - 1}h24l-12 25z" fill="${colour}"/>`;
};
/** A wide garland above a heading. */
export const GARLAND = [
  '<svg class="st-garland" viewBox="0 0 316 54" width="316" height="54" aria-hidden="true" fill="none">',
  '<path d="M2 2c60 28 252 28 312 0" stroke="#2a2320" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>',
  ...FLAGS.map(flag),
  '</svg>',
].join('');

const COLOURS = ['#a5303f', '#d9a441', '#5f8f68', '#c76b6b', '#3f6d86', '#d9a441', '#a5303f'];
const STEP = 44;

/** A flag hangs from the string, which is lowest in the middle. */
function flag(fill: string, at: number): { d: string; fill: string } {
  const x = 26 + at * STEP;
  const fromMiddle = Math.abs(at - (COLOURS.length - 1) / 2);
  const y = 24 - 2 * fromMiddle ** 2;
  return { d: `M${x - 12} ${y - 1}h24l-12 25z`, fill };
}

/** A wide garland above a heading, as paths in a box of `width` by `height`. */
export const GARLAND = { width: 316, height: 54, string: 'M2 2c60 28 252 28 312 0', flags: COLOURS.map(flag) };

const FALLEN = 4;

/** The same, one of whose flags has fallen to the ground: what the page shows where there is no page. */
export const LOST_FLAG = {
  width: GARLAND.width,
  height: 108,
  string: GARLAND.string,
  hanging: GARLAND.flags.filter((_, at) => at !== FALLEN),
  fallen: { ...flag(COLOURS[FALLEN] as string, FALLEN), transform: 'translate(8 66) rotate(-64 202 29)' },
  ground: 'M172 104h72',
};

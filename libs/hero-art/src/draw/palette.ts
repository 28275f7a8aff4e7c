/** Colours are `#rrggbb` strings everywhere, so that they can be mixed. */
export type Colour = `#${string}`;
/** At least one colour, for random picks. */
export type Palette = readonly [Colour, ...Colour[]];

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The mix of two colours, `share` (0-1) of the way from the first to the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a colour towards a warm white by `share` (0-1); pure white looks cold on paper. */
export const tint = (colour: Colour, share: number): Colour => mix(colour, '#fffaf0', share);

/** Mixes a colour towards a warm near-black by `share` (0-1). */
export const shade = (colour: Colour, share: number): Colour => mix(colour, '#2a1a1c', share);

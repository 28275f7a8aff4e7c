import { drawingName } from './hero-name';

type Groups = Readonly<Record<string, readonly string[]>>;

/** The drawings for an occasion that has none of its own, by name, the best first: they are of other groups as well (rule: hero-groups). */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  anniversary: [
    'lantern-night',
    'moonlit-wreath',
    'firefly-ferns',
    'sea-glow',
    'inked-roses',
    'sealed-letter',
    'linen-wreath',
    'eucalyptus-garland',
    'engraved-arches',
    'evening-meadow',
    'midnight-peonies',
    'garden-wreath',
    'candle-glow',
    'paper-fans',
    'honey-and-clay',
  ],
};

/** The listed groups, and one for each occasion that borrows its pictures, where any of them is listed. */
export function withBorrowed(listed: Groups): Groups {
  const byName = new Map(
    Object.values(listed)
      .flat()
      .map((path) => [drawingName(path), path]),
  );
  const borrowed = Object.entries(BORROWED).map(
    ([group, names]) => [group, names.flatMap((name) => byName.get(name) ?? [])] as const,
  );
  return { ...listed, ...Object.fromEntries(borrowed.filter(([, images]) => images.length > 0)) };
}

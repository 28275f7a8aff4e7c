import { heroName } from './hero-ground';

type Groups = Readonly<Record<string, readonly string[]>>;

/** The name of a drawing: that of its file, without the tone. */
export const drawingName = (path: string): string => heroName(path).replace(/-(?:light|dark)$/, '');

/** The drawings for an occasion that has none of its own, by name, the best first: they are of other groups as well (rule: hero-groups). */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  anniversary: [
    'lantern-night',
    'linen-wreath',
    'eucalyptus-garland',
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

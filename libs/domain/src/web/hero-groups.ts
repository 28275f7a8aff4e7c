import { drawingName } from './hero-name';

type Groups = Readonly<Record<string, readonly string[]>>;

/**
 * The drawings of other groups that an occasion has as well, by name, after its own and the best first: those that suit several
 * occasions (rule: hero-groups).
 */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  wedding: ['table-at-dusk', 'sunprint-meadow'],
  party: ['gold-fireworks', 'bold-meadow', 'patterned-shapes', 'gold-arches', 'marbled-rings', 'linocut-branches'],
  baptism: ['blush-watercolour', 'inked-meadow', 'eucalyptus-garland'],
  confirmation: [
    'bold-meadow',
    'mirror-ball',
    'table-at-dusk',
    'sky-watercolour',
    'garden-lights',
    'cut-leaves',
    'patterned-shapes',
  ],
  birthday: [
    'table-at-dusk',
    'mirror-ball',
    'sunprint-meadow',
    'garden-lights',
    'cut-leaves',
    'champagne-glow',
    'marbled-rings',
    'linocut-branches',
    'inked-meadow',
  ],
  christmas: ['gold-fireworks', 'champagne-glow', 'gold-arches'],
  anniversary: [
    'gold-arches',
    'table-at-dusk',
    'gold-fireworks',
    'cypress-glow',
    'bold-meadow',
    'champagne-glow',
    'blush-watercolour',
    'lantern-night',
    'inked-meadow',
    'moonlit-wreath',
    'garden-lights',
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

/** The listed groups, each with what it borrows of the pictures that are listed. */
export function withBorrowed(listed: Groups): Groups {
  const byName = new Map(
    Object.values(listed)
      .flat()
      .map((path) => [drawingName(path), path]),
  );
  const borrowed = Object.entries(BORROWED).map(
    ([group, names]) =>
      [group, [...(listed[group] ?? []), ...names.flatMap((name) => byName.get(name) ?? [])]] as const,
  );
  return { ...listed, ...Object.fromEntries(borrowed.filter(([, images]) => images.length > 0)) };
}

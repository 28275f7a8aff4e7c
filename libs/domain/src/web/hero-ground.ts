import type { PartyType } from '@festlig/contracts/party';
import { FIRST, heroName } from './hero-name';

/**
 * The mean colour behind the title of the first picture of each occasion, by the picture's file: what its box shows until
 * the picture has come, so that the title can be read at once.
 */
const KNOWN = {
  'confetti-dusk-dark': '#673f4f',
  'gold-arches-dark': '#1f4638',
  'fir-and-stars-dark': '#384c41',
  'linen-wreath-light': '#dad0c0',
  'dove-sky-light': '#e3e4e0',
  'paper-sunburst-light': '#e6dac7',
  'balloon-morning-light': '#ecddce',
} as const satisfies Readonly<Record<(typeof FIRST)[PartyType], string>>;
export const GROUNDS: Readonly<Record<string, string>> = KNOWN;

/**
 * The ground of an occasion while it is not known which pictures there are: that of its first one, whose name says its tone, its
 * typeface and where the title is. The picture may not be there yet, so nothing fetches it.
 */
export const occasionGround = (type: PartyType) => ({
  color: KNOWN[FIRST[type]],
  picture: `/hero-images/${FIRST[type]}.jpg`,
});

/** The ground of a picture; null for a picture that is not known. */
export const heroGround = (path: string | null): string | null =>
  path === null ? null : (GROUNDS[heroName(path)] ?? null);

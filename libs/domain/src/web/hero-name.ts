import type { PartyType } from '@festlig/contracts/party';

/** The name of a picture: that of its file, without the extension. */
export const heroName = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

/** The name of a drawing: that of its file, without the tone. */
export const drawingName = (path: string): string => heroName(path).replace(/-(?:light|dark)$/, '');

/** The first picture of each occasion, by its name. */
export const FIRST = {
  party: 'confetti-dusk-dark',
  birthday: 'balloon-morning-light',
  wedding: 'linen-wreath-light',
  baptism: 'dove-sky-light',
  confirmation: 'paper-sunburst-light',
  anniversary: 'gold-arches-dark',
  christmas: 'fir-and-stars-dark',
} as const satisfies Readonly<Record<PartyType, `${string}-${'light' | 'dark'}`>>;

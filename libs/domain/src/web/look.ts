import type { NamedColour, Party } from '@festlig/contracts/party';
import { type Accent, accentOf, type Drawing } from './drawings';
import { drawingOf } from './hero-accents';
import { FIRST } from './hero-name';
import { hueAccent, photoAccent } from './photo-accent';
import { legible, type Typeface } from './typefaces';

/** The typeface of titles and headings, and the colour of what can be pressed. */
export interface Look {
  typeface: Typeface;
  accent: Accent;
}

/** What decides how an invitation looks. */
export type Looks = Pick<Party, 'heroImage' | 'type' | 'lettering' | 'colour'> & { title?: string };

/** What a host has who has chosen neither. */
export const BY_PICTURE = { lettering: 'picture', colour: 'picture' } as const;

/** The colours with names that a host can choose (rule: look-chosen). */
export const COLOURS: Readonly<Record<NamedColour, Accent | null>> = {
  picture: null,
  forest: accentOf('245039acb'),
  sea: accentOf('1f5372acd'),
  plum: accentOf('623058dbc'),
  berry: accentOf('8b2c48eab'),
  clay: accentOf('8a4a28db9'),
  ink: accentOf('3c3a42ccc'),
};

/**
 * How an invitation looks: as its host chose, or else by its picture, or as with the first picture of its occasion (rules: look-chosen,
 * accent-of-picture, typeface-of-picture).
 */
export function lookOf({ heroImage, type, lettering, colour, title = '' }: Looks): Look {
  const drawing = drawingOf(heroImage);
  // Each occasion has one (look.spec.ts).
  const first = drawingOf(`/hero-images/${FIRST[type]}.jpg`) as Drawing;
  return {
    typeface: legible(lettering === 'picture' ? (drawing ?? first).typeface : lettering, title),
    accent:
      COLOURS[colour as NamedColour] ?? hueAccent(colour) ?? drawing?.accent ?? photoAccent(heroImage) ?? first.accent,
  };
}

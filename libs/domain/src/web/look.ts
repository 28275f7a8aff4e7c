import type { NamedColour, Party, PartyType } from '@festlig/contracts/party';
import { type Accent, ACCENTS, heroAccent } from './hero-accents';
import { FIRST } from './hero-name';
import { hueAccent, photoAccent } from './photo-accent';
import { type Typeface, typefaceOf } from './typefaces';

/** The typeface of titles and headings, and the colour of what can be pressed. */
export interface Look {
  typeface: Typeface;
  accent: Accent;
}

/** What decides how an invitation looks. */
export type Looks = Pick<Party, 'heroImage' | 'type' | 'lettering' | 'colour'>;

/** What a host has who has chosen neither. */
export const BY_PICTURE = { lettering: 'picture', colour: 'picture' } as const;

/** The typeface of each occasion where the picture has none. */
const OCCASIONS: Readonly<Record<PartyType, Typeface>> = {
  party: 'bricolage',
  birthday: 'fraunces',
  wedding: 'cormorant',
  baptism: 'cormorant',
  confirmation: 'bricolage',
  anniversary: 'cormorant',
  christmas: 'young',
};

/** The colours with names that a host can choose (rule: look-chosen). */
export const COLOURS: Readonly<Record<NamedColour, Accent | null>> = {
  picture: null,
  forest: { light: '#245039', dark: '#abcab7' },
  sea: { light: '#1f5372', dark: '#a5c7df' },
  plum: { light: '#623058', dark: '#dab3d0' },
  berry: { light: '#8b2c48', dark: '#e8b1bf' },
  clay: { light: '#8a4a28', dark: '#e4b79c' },
  ink: { light: '#3c3a42', dark: '#c9c5d0' },
};

/** How an invitation looks: as its host chose, or else by its picture and its occasion (rules: look-chosen, accent-of-picture, typeface-of-picture). */
export const lookOf = ({ heroImage, type, lettering, colour }: Looks): Look => ({
  typeface: lettering === 'picture' ? (typefaceOf(heroImage) ?? OCCASIONS[type]) : lettering,
  accent:
    COLOURS[colour as NamedColour] ??
    hueAccent(colour) ??
    heroAccent(heroImage) ??
    photoAccent(heroImage) ??
    ACCENTS[FIRST[type]],
});

import { type DrawingName, DRAWINGS } from './drawings';
import { coloursIn } from './hero-colours';
import { heroName } from './hero-name';

/** The colour of what can be pressed on an invitation: on light paper, and where the device is set to dark. */
export interface Accent {
  light: string;
  dark: string;
}

const accentOf = (named: string): Accent => {
  const [light = '', dark = ''] = coloursIn(named);
  return { light, dark };
};

/** The accents of the drawings, by the name of their file. */
export const ACCENTS = Object.fromEntries(
  Object.values<Readonly<Record<string, string>>>(DRAWINGS)
    .flatMap(Object.entries<string>)
    .map(([name, colours]) => [name, accentOf(colours)]),
) as Readonly<Record<string, Accent> & Record<DrawingName, Accent>>;

/** The accent of a drawing; null for a host's own picture, and without one. */
export const heroAccent = (path: string | null): Accent | null =>
  (path?.includes('/hero-images/') && ACCENTS[heroName(path)]) || null;

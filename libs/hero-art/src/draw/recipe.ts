import type { Colour } from './palette';
import type { Picture } from './picture';

/** How one scene is made; the sheet's shadow colour should be a dark relative of its ground. */
export interface Recipe {
  readonly name: string;
  /** Light pictures carry a dark title, dark pictures a light one. */
  readonly tone: 'light' | 'dark';
  readonly shadow: Colour;
  paint(picture: Picture): void;
}

import type { Colour } from './palette';
import type { Picture } from './picture';

/** How one scene is drawn; the sheet's shadow colour should be a dark shade of its background. */
export interface Recipe {
  readonly name: string;
  /** A light picture is shown with a dark title, a dark picture with a light one. */
  readonly tone: 'light' | 'dark';
  readonly shadow: Colour;
  paint(picture: Picture): void;
}

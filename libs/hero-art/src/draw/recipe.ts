import type { DrawnPlace } from '@festlig/domain/media/title-box';
import type { Colour } from './palette';
import type { Picture } from './picture';

/** How one scene is drawn; the sheet's shadow colour should be a dark shade of its background. */
export interface Recipe {
  readonly name: string;
  /** A light picture is shown with a dark title, a dark picture with a light one. */
  readonly tone: 'light' | 'dark';
  readonly shadow: Colour;
  /** The calm part of the picture, where title and eyebrow are; nothing is drawn there but the background. */
  readonly place: DrawnPlace;
  /** The upper part of a frame, both sides alike, which is shown where there is no title within: its corner, and its `width` in px. */
  readonly crown?: { readonly left: number; readonly top: number; readonly width: number };
  /** How far down in px what hangs reaches in a mail, whose picture ends a little below it; left out where that is not before the edge. */
  readonly hangs?: number;
  paint(picture: Picture): void;
}

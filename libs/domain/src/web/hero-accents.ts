import { type Accent, type Drawing, DRAWINGS } from './drawings';
import { drawingName } from './hero-name';

/** What is known of a drawing; null for a host's own picture, and without one. */
export const drawingOf = (path: string | null): Drawing | null =>
  (path?.includes('/hero-images/') && DRAWINGS[drawingName(path)]) || null;

/** The accent of a drawing; null for a host's own picture, and without one. */
export const heroAccent = (path: string | null): Accent | null => drawingOf(path)?.accent ?? null;

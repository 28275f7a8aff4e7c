import { z } from 'zod';

/** The typeface of title and headings; `picture`: that of the picture, or of the occasion (rules: look-chosen, typeface-of-picture). */
export const Lettering = z.enum(['picture', 'fraunces', 'cormorant', 'bricolage', 'fredoka', 'young']);
export type Lettering = z.output<typeof Lettering>;

/** The colour of what can be pressed; `picture`: that of the picture, or of the occasion (rules: look-chosen, accent-of-picture). */
export const PageColour = z.enum(['picture', 'forest', 'sea', 'plum', 'berry', 'clay', 'ink']);
export type PageColour = z.output<typeof PageColour>;

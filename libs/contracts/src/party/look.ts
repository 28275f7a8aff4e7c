import { z } from 'zod';

/** The typeface of title and headings; `picture`: that of the picture, or of the occasion (rules: look-chosen, typeface-of-picture). */
export const Lettering = z.enum([
  'picture',
  'fraunces',
  'cormorant',
  'bricolage',
  'fredoka',
  'young',
  'vibes',
  'caveat',
]);
export type Lettering = z.output<typeof Lettering>;

/** Where the title is; `picture`: on the picture (rule: layout-chosen). */
export const PageLayout = z.enum(['picture', 'beside', 'under']);
export type PageLayout = z.output<typeof PageLayout>;

/** The colours that have names; `picture`: that of the picture, or of the occasion (rules: look-chosen, accent-of-picture). */
export type NamedColour = 'picture' | 'forest' | 'sea' | 'plum' | 'berry' | 'clay' | 'ink';
/** A hue, 0 to 359 degrees: of the host's own picture, or one that they picked. */
export type PhotoColour = `hue-${number}`;
export type PageColour = NamedColour | PhotoColour;

const COLOUR = /^(?:picture|forest|sea|plum|berry|clay|ink|hue-(?:[1-9]?\d|[12]\d\d|3[0-5]\d))$/;
/** The colour of what can be pressed. */
export const PageColour = z.string().regex(COLOUR) as unknown as z.ZodType<PageColour, PageColour>;

/** As it is stored: what was accepted once must be readable. */
export const StoredColour = z.string() as unknown as z.ZodType<PageColour, PageColour>;

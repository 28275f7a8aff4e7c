/**
 * Text formats that a host can use, by the editor's names, and the tags for each (rules: page-text,
 * mail-html-cleaned).
 */
export const FORMATS = {
  bold: ['b', 'strong'],
  italic: ['i', 'em'],
  underline: ['u'],
  header: ['h2', 'h3'],
  list: ['ul', 'ol', 'li'],
  blockquote: ['blockquote'],
  link: ['a'],
} as const;

/** The tags that are kept in a host's HTML. */
export const KEPT_TAGS: readonly string[] = ['p', 'br', ...Object.values(FORMATS).flat()];

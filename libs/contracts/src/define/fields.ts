import { z } from 'zod';
import { comparedEmail } from './compared-email';
import { EMAIL_PATTERN } from './email-pattern';
import { composed } from './letters';
import { OBJECT_ID } from './object-id';

/** Field schemas used by more than one service. Messages are error codes (define/errors.ts). */
export const ObjectIdString = z.string().regex(OBJECT_ID, 'invalid');

/** How a URL refers to a party: by id, short id (`sid`) or slug (rule: party-names). */
export const PartyRef = z
  .string()
  .min(1, 'required')
  .max(80, 'too_long')
  .regex(/^[A-Za-z0-9_-]+$/, 'invalid');

/** Short id: 8 characters of base58. */
export const Sid = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{8}$/, 'invalid');

export const Language = z.enum(['da', 'en']);
export type Language = z.output<typeof Language>;

export const Currency = z.enum(['dkk', 'eur']);
export type Currency = z.output<typeof Currency>;

/** Minor units, tax included. `original` is the former price, shown crossed out. */
export const Price = z.object({ amount: z.number().int(), original: z.number().int().nullable() });

/**
 * Text before it is cleaned. Its length is checked first: removed spaces and invisible characters may make it
 * longer than the result, but not without limit.
 */
const rawText = (maximum: number) => z.string().max(2 * maximum + 1000, { error: 'too_long', abort: true });

/** RFC 5321. */
const LONGEST_EMAIL = 254;

/** An e-mail address in the form in which addresses are compared. */
export const Email = rawText(LONGEST_EMAIL)
  .transform(comparedEmail)
  .pipe(z.string().min(1, 'required').max(LONGEST_EMAIL, 'too_long').regex(EMAIL_PATTERN, 'email_invalid'));

/**
 * Characters that nobody types: mails must not contain NUL (RFC 5322), spreadsheets and screens cannot handle other
 * control characters and half characters, and marks that turn the writing direction (U+202E) also affect the text
 * next to them.
 */
const UNTYPED = /(?![\t\n\r])[\p{Cc}\p{Cs}\u061c\u202a-\u202e\u2066-\u2069]/gu;
/** Line ends that a few programs write. */
const LINE_ENDS = /[\u2028\u2029]/g;

/**
 * Matches any visible character; text without one is blank. Invisible characters next to visible ones are kept,
 * because emoji need them.
 */
const SHOWS = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

const plain = (text: string): string => {
  const typed = composed(text.replace(LINE_ENDS, '\n').replace(UNTYPED, ''));
  return SHOWS.test(typed) ? typed.trim() : '';
};

/**
 * Characters without width: a word with them looks like the word without. Joiners (U+200C, U+200D) stay after letters of
 * other scripts and in emoji, which need them.
 */
const NEVER_NEEDED = '\\u00ad\\u034f\\u180e\\u200b\\u200e\\u200f\\u2060-\\u2064\\ufeff';
const AFTER_LATIN = '(?<=^|[\\s\\p{P}\\p{N}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])';
const WITHOUT_WIDTH = new RegExp(`${AFTER_LATIN}[${NEVER_NEEDED}\\u200c\\u200d]+|[${NEVER_NEEDED}]+`, 'gu');

/** Normalises to NFC, trims, joins lines, and removes characters that nobody types or sees. */
export const tidyLine = (text: string): string => plain(plain(text).replace(WITHOUT_WIDTH, '')).replace(/\s+/g, ' ');

/** Text in NFC, trimmed, with line breaks as spaces. */
export const oneLine = (maximum: number) => rawText(maximum).overwrite(tidyLine).max(maximum, 'too_long');

/** One line of trimmed text that must not be blank: names, titles, subjects. */
export const requiredText = (maximum: number) => oneLine(maximum).min(1, 'required');

/** Text in NFC, trimmed, without characters that nobody types; tabs and line breaks are kept. */
export const optionalText = (maximum: number) => rawText(maximum).overwrite(plain).max(maximum, 'too_long');

/** Most opening and closing tags in formatted text. A long mail has hundreds. */
export const TAGS_MAX = 5000;

/**
 * HTML written by a host, not cleaned yet. Parsing nested tags takes quadratic time, so they are counted first. In
 * the text itself `<` is written `&lt;`.
 */
export const hostHtml = (maximum: number) =>
  optionalText(maximum).refine((html) => html.split('<').length - 1 <= TAGS_MAX, 'too_many_tags');

/**
 * Hidden field that only bots fill in. The input is then silently ignored, so every value is accepted (rules:
 * reply-honeypot, help-honeypot).
 */
export const Honeypot = z.string().max(1000).default('');

/**
 * A random key of the browser for something it sends: the same key again, after a lost answer, means the same thing
 * (rules: key-of-one-thing, reply-same-form).
 */
export const FormKey = z.string().regex(/^[0-9a-f]{32}$/, 'invalid');

/** The client address of a request, filled in by the gateway (`clientAddress` of the HTTP binding). */
export const ClientAddress = z.string().max(64).default('');

/** ISO 8601 instant in UTC (rule: times-in-utc). */
export const Instant = z.iso.datetime();

export const pageInput = <S extends string>(sortable: readonly [S, ...S[]], pageSize: number) => ({
  page: z.coerce.number().int().min(1, 'invalid').max(100_000, 'invalid').default(1),
  pageSize: z.coerce.number().int().min(1, 'invalid').max(200, 'invalid').default(pageSize),
  /** Field name, with a leading `-` for descending order. */
  sort: z.enum(sortable.flatMap((field) => [field, `-${field}` as const]) as [S | `-${S}`]).optional(),
});

/** A page of a list. `page` counts from 1 (rule: list-parameters). */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.number(), pageSize: z.number(), total: z.number() });

/** `atLeast`: a search found more than `total`, and the pages contain only some of them. */
export const foundPageOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({ atLeast: z.boolean().default(false) });

export const Done = z.object({ done: z.literal(true) });

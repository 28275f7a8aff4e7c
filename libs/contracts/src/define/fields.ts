import { z } from 'zod';
import { comparedEmail } from './compared-email';
import { EMAIL_PATTERN } from './email-pattern';
import { composed } from './letters';
import { OBJECT_ID } from './object-id';

/** Field schemas used by more than one service. Messages are error codes (define/errors.ts). */
export const ObjectIdString = z.string().regex(OBJECT_ID, 'invalid');

/** How a URL names a party: its id, its short id (`sid`) or its slug (rule: party-names). */
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

/** Unseen marks that come along when an address is copied from an address book (U+202A) or a web page (U+200B). */
/**
 * Text as it comes, whose length is looked at before anything is done with it: spaces and marks that are dropped make it
 * longer than what is left, but not without end.
 */
const rawText = (maximum: number) => z.string().max(2 * maximum + 1000, { error: 'too_long', abort: true });

/** RFC 5321. */
const LONGEST_EMAIL = 254;

/** In the form in which addresses are compared. */
export const Email = rawText(LONGEST_EMAIL)
  .transform(comparedEmail)
  .pipe(z.string().min(1, 'required').max(LONGEST_EMAIL, 'too_long').regex(EMAIL_PATTERN, 'email_invalid'));

/**
 * What nobody types: mails must not hold a NUL (RFC 5322), spreadsheets and screens stumble over other control characters
 * and half characters, and a mark that turns the writing (U+202E) turns what stands beside the name, too.
 */
const UNTYPED = /(?![\t\n\r])[\p{Cc}\p{Cs}\u061c\u202a-\u202e\u2066-\u2069]/gu;
/** Ends of lines of a few programs. */
const LINE_ENDS = /[\u2028\u2029]/g;

/** Anything but marks that show nothing: without it a text is blank to whoever reads it. Beside it some are needed (emoji). */
const SHOWS = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

const plain = (text: string): string => {
  const typed = composed(text.replace(LINE_ENDS, '\n').replace(UNTYPED, ''));
  return SHOWS.test(typed) ? typed.trim() : '';
};

/** NFC, trimmed, in one line, without what nobody types. */
export const tidyLine = (text: string): string => plain(text).replace(/\s+/g, ' ');

/** NFC, trimmed, and line breaks become spaces. */
export const oneLine = (maximum: number) => rawText(maximum).overwrite(tidyLine).max(maximum, 'too_long');

/** One line, trimmed, that must not be blank: names, titles, subjects. */
export const requiredText = (maximum: number) => oneLine(maximum).min(1, 'required');

/** NFC, trimmed, without what nobody types; tabs and line breaks stay. */
export const optionalText = (maximum: number) => rawText(maximum).overwrite(plain).max(maximum, 'too_long');

/** Tags of a text that a host formats, opening and closing. A long letter has hundreds. */
export const TAGS_MAX = 5000;

/**
 * HTML that a host has written, not cleaned yet. Reading tags within each other takes time that grows by the square of
 * their number, so they are counted before any of them is read; in the text itself this sign is written `&lt;`.
 */
export const hostHtml = (maximum: number) =>
  optionalText(maximum).refine((html) => html.split('<').length - 1 <= TAGS_MAX, 'too_many_tags');

/**
 * Bots fill it, people never see it. A filled one is ignored silently, so anything is accepted
 * (rules: reply-honeypot, help-honeypot).
 */
export const Honeypot = z.string().max(1000).default('');

/**
 * A key the browser makes for something it sends: sent again after a lost answer, it is the same thing
 * (rules: key-of-one-thing, reply-same-form).
 */
export const FormKey = z.string().regex(/^[0-9a-f]{32}$/, 'invalid');

/** The address a request came from, as the gateway tells it (`clientAddress` of the HTTP binding). */
export const ClientAddress = z.string().max(64).default('');

/** ISO 8601 instant in UTC (rule: times-in-utc). */
export const Instant = z.iso.datetime();

export const pageInput = <S extends string>(sortable: readonly [S, ...S[]], pageSize: number) => ({
  page: z.coerce.number().int().min(1, 'invalid').max(100_000, 'invalid').default(1),
  pageSize: z.coerce.number().int().min(1, 'invalid').max(200, 'invalid').default(pageSize),
  /** Field name, `-` in front for descending. */
  sort: z.enum(sortable.flatMap((field) => [field, `-${field}` as const]) as [S | `-${S}`]).optional(),
});

/** A page of a list: `page` counts from 1 (rule: list-parameters). */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.number(), pageSize: z.number(), total: z.number() });

/** `atLeast`: a search found more than `total`; those in the pages are some of them. */
export const foundPageOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({ atLeast: z.boolean().default(false) });

export const Done = z.object({ done: z.literal(true) });

import type { MessageTemplate, TemplateType } from '@festlig/contracts/messaging';
import { STARTERS, type Telling, TELLINGS } from '@festlig/domain/messaging/telling-template';
import { hasPlaceholder } from '@festlig/domain/messaging/placeholders';

export interface TemplateValues {
  /** The mail's subject. */
  name: string;
  /** HTML. */
  email: string;
  /** The text message; empty for none. */
  text: string;
}

/** The two parts of a template, shown one at a time, and the fields of each. */
export const PARTS = { mail: ['name', 'email'], text: ['text'] } as const satisfies Record<
  string,
  readonly (keyof TemplateValues)[]
>;
export type Part = keyof typeof PARTS;
const EACH_PART = Object.keys(PARTS) as Part[];

/** Which of the parts has one of these errors, if the part that is shown has none. */
export function partToShow(errors: object, shown: Part): Part | undefined {
  const wrong = EACH_PART.filter((part) => PARTS[part].some((field) => field in errors));
  return wrong.includes(shown) ? undefined : wrong[0];
}

/** The template being written: saved, or new with an id that begins with `new-` (rule: template-unsaved). */
export type Draft = Pick<MessageTemplate, 'id' | 'type' | 'leadsTo'> & TemplateValues;

/** What a template is called: a message that leads to the photos or asks for the reply has a name of its own. */
export const kindOf = ({ type, leadsTo }: Pick<Draft, 'type' | 'leadsTo'>): TemplateType | 'reply' | 'photos' =>
  leadsTo === 'invitation' ? type : leadsTo;

type Listed = Pick<Draft, 'id' | 'type' | 'leadsTo' | 'name'> & Partial<Pick<MessageTemplate, 'modifiedAt'>>;

/**
 * The messages in the order of the list: those that were never sent, by their last change, then the others by their last send; each
 * newest first, and of the same moment the one that was made last. `isCopy`: it is an invitation for guests who came later, with the
 * subject of an earlier one. `all`: oldest first. `sentAt`: when a message was last sent, in ISO 8601 (rules: later-guests-invited,
 * messages-say-when).
 */
export function newestFirst<T extends Listed>(
  all: readonly T[],
  isLater: (id: string) => boolean,
  sentAt: (id: string) => string | undefined,
) {
  const isForLater = ({ id, type }: T) => type === 'invitation' && isLater(id);
  const isCopy = (draft: T) =>
    isForLater(draft) && all.some((one) => one.type === 'invitation' && !isForLater(one) && one.name === draft.name);
  // What has no time yet is being written.
  const rankOf = ({ id, modifiedAt = '~' }: T) => sentAt(id) ?? `~${modifiedAt}`;
  return all
    .toReversed()
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? 1 : rankOf(one) > rankOf(other) ? -1 : 0))
    .map((draft) => ({ draft, isCopy: isCopy(draft) }));
}

/** An empty text field has no value in a form. */
export const valuesOf = ({ name, email, text }: Partial<TemplateValues>): TemplateValues => ({
  name: name ?? '',
  email: email ?? '',
  text: text ?? '',
});

export const isSame = (one: TemplateValues, other: TemplateValues): boolean =>
  one.name === other.name && one.email === other.email && one.text === other.text;

/** HTML as the browser writes it: the server writes the same elements in another way. */
const asRead = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

const inOneLine = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text of HTML as one line: its blocks with a space between them, and with a dash after a first one without a mark at its end. */
export function firstWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<(?=[/a-z])/gi, ' <'), 'text/html');
  const whole = inOneLine(body.textContent);
  const first = inOneLine(body.querySelector('p, h1, h2, h3, li')?.textContent);
  const isGreeting = first !== '' && first !== whole && whole.startsWith(first) && !/[.,:;!?…–-]$/.test(first);
  return isGreeting ? `${first} –${whole.slice(first.length)}` : whole;
}

/** Whether two templates read the same, however their HTML is written. */
export const readsSame = (one: TemplateValues, other: TemplateValues): boolean =>
  isSame({ ...one, email: asRead(one.email) }, { ...other, email: asRead(other.email) });

export const isUnsaved = (id: string): boolean => id.startsWith('new-');

export const newDraft = (type: TemplateType, key: string, email: string): Draft => ({
  id: `new-${key}`,
  type,
  leadsTo: 'invitation',
  name: '',
  email,
  text: '',
});

/** The templates that a host need not write, as the address names them (`?new=`). */
export type Ready = 'photos' | 'invitation' | Telling;
const EACH_READY: readonly Ready[] = ['photos', 'invitation', ...TELLINGS];
export const readyOf = (text: string | null): Ready | undefined => EACH_READY.find((kind) => kind === text);

/** Whether a template has ready words that no host has changed. */
export const isAsReady = (template: Draft, ready: (kind: Ready) => Draft): boolean =>
  EACH_READY.map(ready).some((fresh) => template.leadsTo === fresh.leadsTo && readsSame(template, fresh));

export type Starter = (typeof STARTERS)[number];

/**
 * Whether a message has only words that no host has written, so that it may begin with other ready ones, saved or not; `starter`:
 * those that it has already. `values`: what is in its fields (rule: message-starters).
 */
export function beginningOf(draft: Draft, values: TemplateValues, ready: (kind: Ready) => Draft) {
  if (draft.type !== 'message' || draft.leadsTo !== 'invitation') return null;
  const starter = STARTERS.find((kind) => readsSame(values, ready(kind)));
  const isBlank = isUnsaved(draft.id) && draft.name === '' && readsSame(values, draft);
  return starter || isBlank ? { starter } : null;
}

/** A ready message to guests who are invited. A reminder asks for the answer again. */
export const tellingDraft = (key: string, telling: Telling, words: TemplateValues): Draft => ({
  id: `new-${key}`,
  type: 'message',
  leadsTo: telling === 'reminder' ? 'reply' : 'invitation',
  ...words,
});

/** An invitation with the words of an earlier one, or only the first words (rule: later-guests-invited). */
export const invitationDraft = (key: string, earlier: TemplateValues | undefined, start: string): Draft => ({
  ...newDraft('invitation', key, start),
  ...(earlier && valuesOf(earlier)),
});

/** A ready message that tells guests of the photos: the host need only send it. */
export const photosDraft = (key: string, words: TemplateValues): Draft => ({
  id: `new-${key}`,
  type: 'message',
  leadsTo: 'photos',
  ...words,
});

/**
 * The template that a host has already instead of this ready one: the one that leads to the photos, the one with the same ready
 * words, or a reminder that was not sent; an invitation with the same words only if it was not sent.
 */
export function knownAs<T extends Draft>(
  kind: Ready,
  fresh: Draft,
  templates: readonly T[],
  isSent: (id: string) => boolean,
): T | undefined {
  const isTheSame = (template: T) => template.leadsTo === fresh.leadsTo && readsSame(template, fresh);
  return templates.findLast((template) => {
    if (kind === 'photos') return template.leadsTo === 'photos';
    if (kind === 'invitation') return template.type === kind && isTheSame(template) && !isSent(template.id);
    return isTheSame(template) || (kind === 'reminder' && template.leadsTo === fresh.leadsTo && !isSent(template.id));
  });
}

/**
 * From what the last name placeholder was removed, which the host must confirm (rule: template-name-removed). A text
 * message that is removed as a whole needs no name.
 */
export function removesName(before: TemplateValues, after: TemplateValues): Part | 'both' | undefined {
  const mailNames = ({ name, email }: TemplateValues) => hasPlaceholder(`${name} ${email}`, 'name');
  const fromMail = mailNames(before) && !mailNames(after);
  const fromText =
    hasPlaceholder(before.text, 'name') && !hasPlaceholder(after.text, 'name') && after.text.trim() !== '';
  if (fromMail && fromText) return 'both';
  if (fromMail) return 'mail';
  return fromText ? 'text' : undefined;
}

/** The mail as readers in light or dark mode see it, whatever mode this screen uses. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

import { PLACEHOLDERS_MAX, type MessageTemplate, type TemplateType } from '@festlig/contracts/messaging';
import { countPlaceholders, hasPlaceholder } from '@festlig/domain/messaging/placeholders';

export interface TemplateValues {
  /** The mail's subject. */
  name: string;
  /** HTML. */
  email: string;
}

/** What is being written: saved, or new with an id that begins with `new-` (rule: template-unsaved). */
export type Draft = Pick<MessageTemplate, 'id' | 'type'> & TemplateValues;

/** Text fields that are empty have no value in a form. */
export const valuesOf = ({ name, email }: Partial<TemplateValues>): TemplateValues => ({
  name: name ?? '',
  email: email ?? '',
});

export const isSame = (one: TemplateValues, other: TemplateValues): boolean =>
  one.name === other.name && one.email === other.email;

export const isUnsaved = (id: string): boolean => id.startsWith('new-');

export const newDraft = (type: TemplateType, key: string, email: string): Draft => ({
  id: `new-${key}`,
  type,
  name: '',
  email,
});

/** The name was there and is not any more: that asks for confirmation (rule: template-name-removed). */
export function removesName(before: TemplateValues, after: TemplateValues): boolean {
  const names = ({ name, email }: TemplateValues) => hasPlaceholder(`${name} ${email}`, 'name');
  return names(before) && !names(after);
}

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** The subject is longer than one character after trimming (rule: template-subject); a mail without words is none. */
export function templateProblems(
  values: TemplateValues,
  texts: { subjectShort: string; bodyRequired: string; tooManyPlaceholders: string },
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (values.name.trim().length < 2) problems['name'] = texts.subjectShort;
  if (isBlank(values.email)) problems['email'] = texts.bodyRequired;
  else if (countPlaceholders(values.email) > PLACEHOLDERS_MAX) problems['email'] = texts.tooManyPlaceholders;
  return problems;
}

/** How a mail looks to readers with light or dark screens, whatever this screen is. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

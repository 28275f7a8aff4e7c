import type { MessageTemplate, TemplateType } from '@festlig/contracts/messaging';
import { hasPlaceholder } from '@festlig/domain/messaging/placeholders';

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

/** How a mail looks to readers with light or dark screens, whatever this screen is. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

import type { MessageTemplate, TemplateType } from '@festlig/contracts/messaging';
import { hasPlaceholder } from '@festlig/domain/messaging/placeholders';

export interface TemplateValues {
  /** The mail's subject. */
  name: string;
  /** HTML. */
  email: string;
}

/** The template being written: saved, or new with an id that begins with `new-` (rule: template-unsaved). */
export type Draft = Pick<MessageTemplate, 'id' | 'type'> & TemplateValues;

/** An empty text field has no value in a form. */
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

/** The name placeholder was removed, which the host must confirm (rule: template-name-removed). */
export function removesName(before: TemplateValues, after: TemplateValues): boolean {
  const names = ({ name, email }: TemplateValues) => hasPlaceholder(`${name} ${email}`, 'name');
  return names(before) && !names(after);
}

/** The mail as readers in light or dark mode see it, whatever mode this screen uses. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');

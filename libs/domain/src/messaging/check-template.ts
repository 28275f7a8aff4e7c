import type { Problems } from '@festlig/contracts/define';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { countPlaceholders } from './placeholders';

export type TemplateProblems = Problems<
  'name' | 'email',
  'subject_too_short' | 'required' | 'too_long' | 'too_many_placeholders'
>;

/** Fewest characters of a subject. */
const SHORTEST_SUBJECT = 2;
const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** Checks the text of a mail, even if it is not finished (rule: mail-placeholders). */
export function checkMailText(email: string): TemplateProblems {
  if (email.length > MAIL_TEXT_MAX) return { email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } };
  if (countPlaceholders(email) <= PLACEHOLDERS_MAX) return {};
  return { email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } } };
}

/**
 * Checks a template for the form and the service before it is saved: a subject of at least two characters (rule:
 * template-subject), and a text with words. A part that is left out is not changed and not checked.
 */
export function checkTemplate({ name, email }: { name?: string; email?: string }): TemplateProblems {
  const problems: TemplateProblems = {};
  if (name !== undefined && name.trim().length < SHORTEST_SUBJECT) problems.name = { code: 'subject_too_short' };
  if (email === undefined) return problems;
  return { ...problems, ...(isBlank(email) ? { email: { code: 'required' } } : checkMailText(email)) };
}

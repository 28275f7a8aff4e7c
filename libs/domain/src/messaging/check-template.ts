import type { Problems } from '@festlig/contracts/define';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX } from '@festlig/contracts/messaging';
import { countPlaceholders } from './placeholders';

export type TemplateProblems = Problems<
  'name' | 'email',
  'subject_too_short' | 'required' | 'too_long' | 'too_many_placeholders'
>;

/** Characters of a subject, at the least. */
const SHORTEST_SUBJECT = 2;
const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** What is wrong with a mail's text, of whatever is written so far (rule: mail-placeholders). */
export function checkMailText(email: string): TemplateProblems {
  if (email.length > MAIL_TEXT_MAX) return { email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } };
  if (countPlaceholders(email) <= PLACEHOLDERS_MAX) return {};
  return { email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } } };
}

/**
 * What is wrong with a template that is saved: a subject of two characters (rule: template-subject), and a mail with words
 * in it. What is left out stays as it was. For the form and the service alike.
 */
export function checkTemplate({ name, email }: { name?: string; email?: string }): TemplateProblems {
  const problems: TemplateProblems = {};
  if (name !== undefined && name.trim().length < SHORTEST_SUBJECT) problems.name = { code: 'subject_too_short' };
  if (email === undefined) return problems;
  return { ...problems, ...(isBlank(email) ? { email: { code: 'required' } } : checkMailText(email)) };
}

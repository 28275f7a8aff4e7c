import type { Problems } from '@festlig/contracts/define';
import { MAIL_TEXT_MAX, PLACEHOLDERS_MAX, Subject } from '@festlig/contracts/messaging';
import { checkText, type TextProblems } from './check-text';
import { countPlaceholders } from './placeholders';

type SubjectCode = 'subject_too_short' | 'too_long' | 'name_passes_for_ours';

export type TemplateProblems = Problems<'name' | 'email', SubjectCode | 'required' | 'too_many_placeholders'> &
  TextProblems;

/** The schema of a subject names the code of what is wrong with it. */
const subjectCode = (subject: string): SubjectCode | undefined =>
  Subject.safeParse(subject).error?.issues[0]?.message as SubjectCode | undefined;

const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** Checks the text of a mail, even if it is not finished (rule: mail-placeholders). */
export function checkMailText(email: string): TemplateProblems {
  if (email.length > MAIL_TEXT_MAX) return { email: { code: 'too_long', params: { maximum: MAIL_TEXT_MAX } } };
  if (countPlaceholders(email) <= PLACEHOLDERS_MAX) return {};
  return { email: { code: 'too_many_placeholders', params: { maximum: PLACEHOLDERS_MAX } } };
}

export interface TemplateWords {
  name?: string;
  email?: string;
  text?: string;
}

/**
 * Checks a template for the form and the service before it is saved: a subject of at least two characters that
 * does not speak for the product (rules: template-subject, text-not-from-us), a mail with words, and the text message. A
 * part that is left out is not changed and not checked.
 */
export function checkTemplate({ name, email, text }: TemplateWords): TemplateProblems {
  const code = name === undefined ? undefined : subjectCode(name);
  return {
    ...(code ? { name: { code } } : {}),
    ...(email === undefined ? {} : isBlank(email) ? ({ email: { code: 'required' } } as const) : checkMailText(email)),
    ...(text === undefined ? {} : checkText(text)),
  };
}

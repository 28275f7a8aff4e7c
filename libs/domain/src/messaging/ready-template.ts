import { SUBJECT_MAX, tidyText } from '@festlig/contracts/messaging';

/** The words of a template. `email` is HTML and `text` is plain, both with ((name)) and ((link)). */
export interface TemplateText {
  name: string;
  email: string;
  text: string;
}

/**
 * Shortens a subject to the greatest length, so that the template can be saved again. Never cuts a character in
 * half.
 */
const fitting = (subject: string): string =>
  subject.length > SUBJECT_MAX ? `${subject.slice(0, SUBJECT_MAX - 1).replace(/\p{Cs}$|(?<!\s)\s+$/u, '')}…` : subject;

/** A template that a host need not write. The paragraphs are HTML. */
export const readyTemplate = (subject: string, paragraphs: readonly string[], text: string): TemplateText => ({
  name: fitting(subject),
  email: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  text: tidyText(text),
});

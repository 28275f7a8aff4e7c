import type { Send } from '@festlig/contracts/messaging';

/** What is replaced for each guest (spec section 5, Messages and templates). */
export const PLACEHOLDERS = { name: '((name))', link: '((link))' } as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

export interface TemplateValues {
  /** The mail's subject. */
  name: string;
  /** HTML. */
  email: string;
}

/** Whether a placeholder is in the text a guest reads, or in a link of it. */
export function hasPlaceholder(html: string, placeholder: Placeholder): boolean {
  return html.includes(PLACEHOLDERS[placeholder]);
}

/** The name was there and is not any more: that asks for confirmation (spec section 5). */
export function removesName(before: TemplateValues, after: TemplateValues): boolean {
  const names = ({ name, email }: TemplateValues) => hasPlaceholder(`${name} ${email}`, 'name');
  return names(before) && !names(after);
}

const isBlank = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** Spec section 5: the subject is longer than one character after trimming; a mail without words is no invitation. */
export function templateProblems(
  values: TemplateValues,
  texts: { subjectShort: string; bodyRequired: string },
): Record<string, string> {
  const problems: Record<string, string> = {};
  if ((values.name?.trim().length ?? 0) < 2) problems['name'] = texts.subjectShort;
  if (isBlank(values.email ?? '')) problems['email'] = texts.bodyRequired;
  return problems;
}

/** How many of the guests are dealt with, sent or not. */
export const doneOf = (send: Send): number => send.emailsSent + send.errors;

/** 0 to 100; an empty send that has not ended has not begun. */
export function percentOf(send: Send): number {
  if (send.total === 0) return send.ended ? 100 : 0;
  return Math.min(100, (doneOf(send) / send.total) * 100);
}

export type TimeLeft = { unit: 'soon' } | { unit: 'seconds' | 'minutes' | 'hours'; count: number };

/**
 * Time left at the rate of the last seconds, rounded the way one would say it. Null when nobody can know: nothing has
 * left in the last seconds, or the plan is still being made.
 */
export function timeLeft(send: Send): TimeLeft | null {
  if (send.ended || send.status === 'planning' || send.rate <= 0) return null;
  const seconds = (send.total - doneOf(send)) / send.rate;
  if (seconds < 3) return { unit: 'soon' };
  if (seconds < 55) return { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) };
  if (seconds < 55 * 60) return { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) };
  return { unit: 'hours', count: Math.max(1, Math.round(seconds / 3600)) };
}

/** The send to follow: the one that runs, if any. The list is newest first. */
export const runningSend = (sends: readonly Send[]): Send | undefined => sends.find((send) => !send.ended);

/** The later of two reports about one send: reports can overtake each other between stream and polling. */
export function laterReport(one: Send, other: Send | undefined): Send {
  if (!other || other.id !== one.id) return one;
  if (one.ended !== other.ended) return one.ended ? one : other;
  return doneOf(other) > doneOf(one) ? other : one;
}

import { firstTemplate } from './first-template';
import { mailTexts } from './mail-texts';
import { TELLINGS, tellingTemplate } from './telling-template';

/** The subjects that are ready for a party with this title, in both languages, always in the same order. */
const readySubjects = (title: string): string[] =>
  (['da', 'en'] as const).flatMap((language) => {
    const party = { title, date: '2000-01-01T12:00:00Z', zone: 'UTC', place: '', replyBy: null };
    const tellings = TELLINGS.map((telling) => tellingTemplate(telling, language, party, ''));
    return [firstTemplate(language, { title, type: 'party' }, ''), ...tellings].map(({ name }) => name);
  });

/** A subject that no host has written, after the party's title has changed; null for any other subject. */
export function renewedSubject(subject: string, before: string, after: string): string | null {
  const place = readySubjects(before).indexOf(subject);
  return place < 0 ? null : (readySubjects(after)[place] ?? null);
}

/**
 * A text message after the party's title has changed: the line that names the party, as the first template has it, follows.
 * Null without such a line.
 */
export function renewedText(text: string, before: string, after: string): string | null {
  // In a text of an earlier version the line was the subject.
  const naming = Object.values(mailTexts).flatMap(({ subject, textLine }) => [textLine, subject]);
  const renewed = new Map(naming.map((line) => [line(before), line(after)]));
  const lines = text.split('\n');
  return lines.some((line) => renewed.has(line)) ? lines.map((line) => renewed.get(line) ?? line).join('\n') : null;
}

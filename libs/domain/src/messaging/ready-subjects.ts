import { firstTemplate, type Occasion, occasionTexts } from './first-template';
import { mailTexts } from './mail-texts';
import { type Telling, TELLINGS, tellingTemplate } from './telling-template';

const LANGUAGES = ['da', 'en'] as const;

/** The ready subjects of a party with this title, in both languages, always in the same order; the first template is no telling. */
const readySubjects = (title: string): { telling?: Telling; subject: string }[] =>
  LANGUAGES.flatMap((language) => {
    const party = { title, date: '2000-01-01T12:00:00Z', zone: 'UTC', place: '', replyBy: null };
    const tellings = TELLINGS.map((telling) => ({
      telling,
      subject: tellingTemplate(telling, language, party, '').name,
    }));
    return [{ subject: firstTemplate(language, { ...party, type: 'party' }, '').name }, ...tellings];
  });

/** A subject that no host has written, after the party's title has changed; null for any other subject. */
export function renewedSubject(subject: string, before: string, after: string): string | null {
  const place = readySubjects(before).findIndex((ready) => ready.subject === subject);
  return readySubjects(after)[place]?.subject ?? null;
}

/** Which ready message has this subject, for a party with this title; undefined for a subject that a host has written. */
export const tellingOf = (subject: string, title: string): Telling | undefined =>
  readySubjects(title).find((ready) => ready.subject === subject)?.telling;

/**
 * A text message after the party's title, day or hour has changed: what the first template says of them follows, whoever invites
 * there. Null where it does not say it.
 */
export function renewedText(text: string, before: Occasion, after: Occasion): string | null {
  const said = LANGUAGES.flatMap((language) => {
    const [now, then] = [occasionTexts(language, after), occasionTexts(language, before)];
    return then.map((occasion, at) => [occasion, now[at]] as const);
  });
  // In a text of an earlier version the line names the title alone; before that it was the subject.
  const naming = LANGUAGES.flatMap((language) => [mailTexts[language].textLine, mailTexts[language].subject]);
  const lines = new Map(naming.map((line) => [line(before.title), line(after.title)]));
  const renewed = text.split('\n').map((line) => {
    const [from, to] = said.find(([occasion]) => line.includes(`: ${occasion}. `)) ?? [];
    return from === undefined || to === undefined
      ? (lines.get(line) ?? line)
      : line.replace(`: ${from}. `, () => `: ${to}. `);
  });
  const words = renewed.join('\n');
  return words === text ? null : words;
}

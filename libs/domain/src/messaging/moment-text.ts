import type { Language } from '@festlig/contracts/define';
import { DateTime } from 'luxon';

/** Danish writes days of the week small, but not where a line begins. */
const beginsLine = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A party's start in words of the language, in the event's own zone, for the beginning of a line. */
export function momentText(instant: string, zone: string, language: Language): string {
  const moment = DateTime.fromISO(instant, { zone });
  return beginsLine(
    language === 'da'
      ? moment.setLocale('da').toFormat("cccc 'den' d. MMMM yyyy 'kl.' HH.mm")
      : moment.setLocale('en-GB').toFormat("cccc d MMMM yyyy 'at' HH:mm"),
  );
}

/** A calendar day (YYYY-MM-DD) in words of the language, for the middle of a sentence: `søndag den 1. juni`. */
export function dayText(day: string, language: Language): string {
  const moment = DateTime.fromISO(day, { zone: 'utc' });
  return language === 'da'
    ? moment.setLocale('da').toFormat("cccc 'den' d. MMMM")
    : moment.setLocale('en-GB').toFormat('cccc d MMMM');
}

import type { Language } from '@festlig/contracts/define';
import { DateTime } from 'luxon';

/** A party's start in words of the language, in the event's own zone. */
export function momentText(instant: string, zone: string, language: Language): string {
  const moment = DateTime.fromISO(instant, { zone });
  return language === 'da'
    ? moment.setLocale('da').toFormat("cccc 'den' d. MMMM yyyy 'kl.' HH.mm")
    : moment.setLocale('en-GB').toFormat("cccc d MMMM yyyy 'at' HH:mm");
}

import { withClockHeld } from '@festlig/domain/web/clock-held';
import { useLanguage } from '../../i18n/use-language';
import { formatMoment, readerZone } from '../../lib/format-date';

/**
 * Formats when a photo was uploaded, as editors read it: as a person writes it, in the party's time (rule: photo-editors-screen). The
 * clock stays beside the word before it.
 */
export function useStamp(zone: string): (instant: string) => string {
  const language = useLanguage();
  return (instant) => withClockHeld(formatMoment(instant, { zone, readerZone: readerZone(), language }, 'long'));
}

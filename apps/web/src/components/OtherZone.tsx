import { useLanguage } from '../i18n/use-language';
import { isSameClock, readerZone, zoneName } from '../lib/format-date';
import { useHydrated } from '../lib/use-hydrated';
import css from './plain/plain.module.css';

interface OtherZoneProps {
  /** ISO 8601. */
  instant: string;
  zone: string;
}

/** Names the party's time zone where the reader's clock shows another time; otherwise renders nothing. */
export function OtherZone({ instant, zone }: OtherZoneProps) {
  const language = useLanguage();
  // The server does not know where the reader is.
  const isHydrated = useHydrated();
  if (!isHydrated || isSameClock(instant, zone, readerZone())) return null;
  return <div className={css['remark']}>{zoneName(instant, zone, language)}</div>;
}

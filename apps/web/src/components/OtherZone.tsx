import type { Party } from '@festlig/contracts/party';
import { useLanguage } from '../i18n/use-language';
import { isSameClock, readerZone, zoneName } from '../lib/format-date';
import { useHydrated } from '../lib/use-hydrated';
import css from './plain/plain.module.css';

interface OtherZoneProps {
  party: Pick<Party, 'date' | 'zone'>;
}

/** Names the party's time zone where the reader's clock shows another time; otherwise shows nothing. */
export function OtherZone({ party: { date: instant, zone } }: OtherZoneProps) {
  const language = useLanguage();
  // The server does not know where the reader is: a served page shows the line itself before it is painted (show-zone.ts).
  const isHydrated = useHydrated();
  if (isHydrated && isSameClock(instant, zone, readerZone())) return null;
  return (
    <div
      hidden={!isHydrated}
      data-other-zone={zone}
      data-instant={instant}
      className={css['remark']}
      suppressHydrationWarning
    >
      {zoneName(instant, zone, language)}
    </div>
  );
}

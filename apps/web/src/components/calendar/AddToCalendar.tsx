import type { Party } from '@festlig/contracts/party';
import { getCalendar } from '@festlig/contracts/party/guest-http';
import { lazy, Suspense, useState } from 'react';
import { addressOf } from '../../api/address-of';
import { useGuestKeys } from '../../api/page-source';
import { useTexts } from '../../i18n/use-texts';
import { patiently } from '../../lib/patiently';
import { buttonNames } from '../plain/Button';
import plain from '../plain/plain.module.css';
import { classNames } from '../../lib/class-names';
import { useHydrated } from '../../lib/use-hydrated';
import css from './calendar.module.css';

const CalendarLinks = lazy(patiently(() => import('./CalendarLinks')));

interface AddToCalendarProps {
  party: Party;
  /** It looks like a button, not like a link. */
  isButton?: boolean;
}

/**
 * Adds the party to the guest's own calendar: a file of the whole with its programme, which needs no scripts, then what is
 * loaded when the menu is opened. With scripts, the link in the entry is the guest's own (rules: page-actions, calendar-keeps-guest).
 */
export function AddToCalendar({ party, isButton = false }: AddToCalendarProps) {
  const t = useTexts('party-page');
  const { cid, rid } = useGuestKeys();
  // The server renders the menu once for all guests.
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      className={classNames(css['calendar'], plain['unprinted'])}
    >
      <summary
        className={
          isButton
            ? buttonNames({ variant: 'contained', className: css['button'] })
            : classNames(plain['target'], plain['link'], css['link'])
        }
      >
        {t('calendar.add')}
      </summary>
      <ul className={css['calendars']}>
        <li>
          <a
            href={addressOf(getCalendar, {
              partyId: party.id,
              ...(isHydrated && { cid: cid ?? undefined, rid: rid ?? undefined }),
            })}
            download
          >
            {t('calendar.file')}
          </a>
        </li>
        <Suspense>{open && <CalendarLinks party={party} />}</Suspense>
      </ul>
      <div className={css['follows']}>{t('calendar.follows')}</div>
    </details>
  );
}

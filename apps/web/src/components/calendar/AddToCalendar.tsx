import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { patiently } from '../../lib/patiently';
import { buttonNames } from '../plain/Button';
import plain from '../plain/plain.module.css';
import { classNames } from '../../lib/class-names';
import css from './calendar.module.css';

const CalendarLinks = lazy(patiently(() => import('./CalendarLinks')));

interface AddToCalendarProps {
  party: Party;
  item?: ProgrammeItem;
  /** It looks like a button, not like a link. */
  isButton?: boolean;
}

/** Adds the party, or an item of its programme, to the guest's own calendar. The menu is loaded when it is opened (rule: page-actions). */
export function AddToCalendar({ party, item, isButton = false }: AddToCalendarProps) {
  const t = useTexts('party-page');
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
        aria-label={item && `${t('calendar.add')}: ${item.title}`}
      >
        {t(item ? 'calendar.one' : 'calendar.add')}
      </summary>
      <Suspense>{open && <CalendarLinks party={party} item={item} />}</Suspense>
    </details>
  );
}

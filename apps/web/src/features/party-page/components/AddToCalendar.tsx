import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { patiently } from '../../../lib/patiently';
import plain from '../../../components/plain/plain.module.css';
import { classNames } from '../../../lib/class-names';
import css from './facts.module.css';

const CalendarLinks = lazy(patiently(() => import('./CalendarLinks')));

/** Adds the party, or an item of its programme, to the guest's own calendar. The menu is loaded when it is opened (rule: page-actions). */
export function AddToCalendar({ party, item }: { party: Party; item?: ProgrammeItem }) {
  const t = useTexts('party-page');
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      className={classNames(css['calendar'], plain['unprinted'])}
    >
      <summary className={plain['target']} aria-label={item && `${t('calendar.add')}: ${item.title}`}>
        {t('calendar.add')}
      </summary>
      <Suspense>{open && <CalendarLinks party={party} item={item} />}</Suspense>
    </details>
  );
}

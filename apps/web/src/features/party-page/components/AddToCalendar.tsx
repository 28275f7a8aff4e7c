import Box from '@mui/material/Box';
import type { Party, ProgrammeItem } from '@festlig/contracts/party';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patiently } from '../../../lib/patiently';
import { touchTarget } from '../../../lib/touch-target';

const CalendarLinks = lazy(patiently(() => import('./CalendarLinks')));

/** Adds the party, or an item of its programme, to the guest's own calendar. The menu is loaded when it is opened (rule: page-actions). */
export function AddToCalendar({ party, item }: { party: Party; item?: ProgrammeItem }) {
  const { t } = useTranslation('party-page');
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      sx={{ displayPrint: 'none', '& summary': summary, '&[open] summary': { mb: 0 } }}
    >
      <summary aria-label={item && `${t('calendar.add')}: ${item.title}`}>{t('calendar.add')}</summary>
      <Suspense>{open && <CalendarLinks party={party} item={item} />}</Suspense>
    </Box>
  );
}

const summary = {
  ...touchTarget,
  display: 'flex',
  color: 'primary.main',
  cursor: 'pointer',
  fontWeight: 400,
  textDecoration: 'underline',
  width: 'fit-content',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

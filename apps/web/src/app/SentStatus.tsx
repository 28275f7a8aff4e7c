import type { GuestCounts } from '@festlig/contracts/contacts';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Reminder from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../api/party';
import { ErrorState } from '../components/ErrorState';
import { RowsSkeleton } from '../components/Loading';
import { useReminded } from '../components/use-reminded';
import { useNumber } from '../i18n/use-number';

interface SentStatusProps {
  /** How many guests are in each state; undefined while that is not known. */
  states: GuestCounts['states'] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Another button on the page is the one that stands out. */
  isLed: boolean;
  onRemind: () => void;
}

/**
 * After a send, the way to the replies, which have the numbers, and a reminder to guests without one, while they can reply. A party that asks for no replies has
 * numbers here, each of which leads to these guests in the guest list (rules: status-after-send, reminder-offered).
 */
export function SentStatus({ states, error, onRetry, isLed, onRemind }: SentStatusProps) {
  const { t } = useTranslation('path');
  const repliesT = useTranslation('replies').t;
  const party = usePartyOfPage().data;
  const [now] = useState(() => new Date());
  const partyRef = usePartyRef();
  const asksReplies = party?.rsvpEnabled ?? true;
  const silent = states?.silent ?? 0;
  const mayRemind = party && rsvpWindow(party, now, true) === 'open' && silent > 0;
  const reminded = useReminded(mayRemind ? party.id : undefined);
  return (
    <Card component="section" aria-labelledby={SENT_TITLE} sx={{ p: { xs: 2.5, sm: 3 }, mb: { xs: 3, md: 4 } }}>
      <Typography variant="h3" component="h2" id={SENT_TITLE} tabIndex={-1} sx={title}>
        {t('status.title')}
      </Typography>
      <Box sx={inARow}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto', md: '1 1 100%' } }}>
          {asksReplies && (
            <Button component={Link} to={`/${partyRef}/rsvps`} endIcon={<ArrowForward />} sx={atEdge}>
              {t('status.replies')}
            </Button>
          )}
          {states ? (
            !asksReplies && <Numbers states={states} />
          ) : error ? (
            <ErrorState error={error} onRetry={onRetry} />
          ) : (
            <RowsSkeleton rows={1} />
          )}
        </Box>
        {mayRemind && (
          <Box sx={{ width: { xs: '100%', sm: 'auto', md: '100%' } }}>
            <Button
              variant={reminded.isRecent ? 'text' : isLed ? 'outlined' : 'contained'}
              startIcon={<Reminder />}
              onClick={onRemind}
              {...(reminded.isRecent ? { sx: atEdge } : { fullWidth: true })}
            >
              {repliesT('remind', { count: silent })}
            </Button>
            {reminded.said && (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ mt: 0.5, textAlign: reminded.isRecent ? 'left' : 'center', textWrap: 'balance' }}
              >
                {reminded.said}
              </Typography>
            )}
          </Box>
        )}
      </Box>
    </Card>
  );
}

/** Puts away the message that is open. */
export function ToStatus({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('path');
  return (
    <Button startIcon={<ArrowBack />} onClick={onClick} sx={{ mb: 2, ml: -2 }}>
      {t('status.back')}
    </Button>
  );
}

/** The id of its heading. */
export const SENT_TITLE = 'sent-title';

const SHOWN = ['invited', 'opened', 'unreachable'] as const;

/** What nobody is in leads nowhere; guests who cannot be reached are named only where there are some. */
function Numbers({ states }: { states: GuestCounts['states'] }) {
  const { t } = useTranslation(['contacts', 'path']);
  const number = useNumber();
  const partyRef = usePartyRef();
  const shown = SHOWN.filter((state) => state !== 'unreachable' || states[state] > 0);
  return (
    <Box component="ul" sx={numbers}>
      {shown.map((state) => {
        const words = (
          <>
            <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {number(states[state])}
            </Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {state === 'opened' ? t('path:opened') : t(`filter.${state}`)}
            </Typography>
          </>
        );
        return (
          <li key={state}>
            {states[state] === 0 ? (
              <Box sx={cell}>{words}</Box>
            ) : (
              <Box component={Link} to={`/${partyRef}/contacts?state=${state}`} sx={{ ...cell, ...leading }}>
                {words}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

const title = { mb: 1, '&:focus': { outline: 'none' } } as const;
/** Of a button without a border: its words begin where the text does. */
const atEdge = { ml: -2.5, textAlign: 'left' } as const;
const inARow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 5,
  rowGap: 1,
} as const;
const numbers = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: { xs: 2, sm: 5 },
  rowGap: 1,
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, auto)' },
  justifyContent: { sm: 'start' },
} as const;
const cell = { display: 'flex', flexDirection: 'column', py: 0.5, minHeight: 44, color: 'text.primary' } as const;
const leading = { textDecoration: 'none', '&:hover span:last-child': { textDecoration: 'underline' } } as const;

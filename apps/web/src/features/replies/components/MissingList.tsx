import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import type { Party } from '@festlig/contracts/party';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { LOW_FIELDS } from '../../../components/ListToolbar';
import { Pager } from '../../../components/Pager';
import { SearchField } from '../../../components/SearchField';
import { StandingChip } from '../../../components/StandingChip';
import { useReminded } from '../../../components/use-reminded';
import { LIVE } from '../../../api/live';
import { useListMissingRsvpsQuery } from '../api';
import { addressOf, FEWEST_SEARCHED, type Stats, tasksOf } from '../model';
import { usePageSize } from '../use-page-size';
import { ReplyFormDialog } from './ReplyFormDialog';

const buttonIdOf = (contactId: string): string => `enter-${contactId}`;

/**
 * The guests who were invited and have not answered, each with whether they have seen the invitation and a button to enter what they
 * answered otherwise; above them the reminder to all of them (rules: contact-unsubscribed, missing-list, reminder-offered).
 */
export function MissingList({ party, stats }: { party: Party; stats: Stats }) {
  const [entering, setEntering] = useState<Contact>();
  // The guest list learns of a reply a moment later.
  const [entered, setEntered] = useState<readonly string[]>([]);
  // The guest's row disappears with its button: the focus goes to the next row, or to the tab.
  const next = useRef<HTMLElement>(null);
  useEffect(() => next.current?.focus(), [entered]);
  const done = (id: string) => {
    const row = document.getElementById(buttonIdOf(id))?.closest('li');
    next.current = row?.nextElementSibling?.querySelector('button') ?? document.getElementById('tab-missing');
    setEntered((before) => [...before, id]);
  };
  return (
    <>
      <Silent party={party} stats={stats} entered={entered} onEnter={setEntering} />
      {entering && (
        <ReplyFormDialog
          party={party}
          contact={entering}
          onSaved={() => done(entering.id)}
          onClose={() => setEntering(undefined)}
        />
      )}
    </>
  );
}

interface SilentProps {
  party: Party;
  stats: Stats;
  /** Guests whose replies were entered here. */
  entered: readonly string[];
  onEnter: (contact: Contact) => void;
}

/** The list has a component of its own, because it may be fetched again while a reply is entered. */
function Silent({ party, stats, entered, onEnter }: SilentProps) {
  const { t } = useTranslation('replies');
  const pageSize = usePageSize();
  const [{ page, search }, setAsked] = useState({ page: 1, search: '' });
  const find = useCallback((text: string) => setAsked({ page: 1, search: text }), []);
  const asked = { partyId: party.id, page, pageSize, sort: 'name', ...(search && { search }) } as const;
  const { data, error, refetch } = useListMissingRsvpsQuery(asked, LIVE);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  if (data.total === 0 && search === '')
    return <EmptyState title={t('missing.noneTitle')} text={t('missing.noneText')} />;
  const pages = Math.ceil(data.total / pageSize);
  return (
    <>
      <Box sx={head}>
        <Typography color="textSecondary">{t('missing.lead')}</Typography>
        <RemindAll party={party} stats={stats} />
      </Box>
      {(search !== '' || (stats.noResponse ?? FEWEST_SEARCHED) >= FEWEST_SEARCHED) && (
        <Box role="search" sx={{ mb: 2, ...LOW_FIELDS }}>
          <SearchField label={t('missing.search')} value={search} onSearch={find} />
        </Box>
      )}
      {data.total === 0 && <Typography role="status">{t('missing.notFound', { search })}</Typography>}
      {data.atLeast && <Typography role="status">{t('missing.more', { count: data.total })}</Typography>}
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {data.items
          .filter(({ id }) => !entered.includes(id))
          .map((contact) => (
            <Box key={contact.id} component="li" sx={row}>
              <Box component="span" sx={{ ...text, fontWeight: 600 }}>
                {contact.name}
              </Box>
              <Box
                component="span"
                sx={{ flex: '0 0 11rem', gridColumn: '1 / span 2', gridRow: 3, pt: { xs: 0.5, sm: 0 } }}
              >
                <StandingChip standing={contact.firstVisit === null ? 'invited' : 'seen'} isAmongSilent />
              </Box>
              <Box
                component="span"
                sx={{
                  ...text,
                  gridColumn: '1 / span 2',
                  gridRow: 2,
                  color: 'text.secondary',
                  fontSize: { xs: '0.9375rem', sm: 'inherit' },
                }}
              >
                {addressOf(contact) ?? t('missing.noAddress')}
                {(contact.unsubscribed || contact.texts === 'stopped') && ` · ${t('missing.unsubscribed')}`}
              </Box>
              <Button
                id={buttonIdOf(contact.id)}
                size="small"
                aria-label={t('missing.enterFor', { name: contact.name })}
                onClick={() => onEnter(contact)}
                sx={{ gridColumn: 3, gridRow: '1 / span 3' }}
              >
                {t('missing.enter')}
              </Button>
            </Box>
          ))}
      </Card>
      <Pager label={t('missing.pages')} pages={pages} page={page} onPage={(next) => setAsked({ page: next, search })} />
    </>
  );
}

/** Only while guests can reply (rule: reminder-offered). */
function RemindAll({ party, stats }: { party: Party; stats: Stats }) {
  const { t } = useTranslation('replies');
  const partyRef = usePartyRef();
  const [now] = useState(() => new Date());
  const reminder = tasksOf(stats, party, now).find(({ name }) => name === 'silent');
  const { isRecent, said } = useReminded(reminder && party.id);
  if (!reminder) return null;
  return (
    <Box sx={{ textAlign: { sm: 'center' } }}>
      <Button
        component={Link}
        to={`/${partyRef}${reminder.path}`}
        variant={isRecent ? 'text' : 'outlined'}
        sx={{ ml: { xs: isRecent ? -2.5 : 0, sm: 0 } }}
      >
        {t('remind', { count: reminder.count })}
      </Button>
      {said && (
        <Typography variant="body2" color="textSecondary">
          {said}
        </Typography>
      )}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
} as const;
const text = { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 } as const;
/** On a phone the address and the chip are below the name, and the button beside them. */
const row = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 2 },
  pl: { xs: 2, sm: 2.5 },
  pr: { xs: 0.75, sm: 2.5 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

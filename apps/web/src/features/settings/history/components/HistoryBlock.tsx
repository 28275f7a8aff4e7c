import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '../../../../components/Block';
import { ErrorState } from '../../../../components/ErrorState';
import { RowsSkeleton } from '../../../../components/Loading';
import { Pager } from '../../../../components/Pager';
import { useListHistoryQuery } from '../../api';
import { HistoryRow } from './HistoryRow';

/** What the hosts of the party did, for its owner; read only when it is asked for (rule: history-of-acts). */
export function HistoryBlock({ party }: { party: Party }) {
  const { t } = useTranslation('history');
  const [open, setOpen] = useState(false);
  return (
    <Block title={t('title')} lead={t('lead')} state={t('brief')} anchor="history">
      {open ? (
        <Opened party={party} />
      ) : (
        <Button
          variant="outlined"
          onClick={() => setOpen(true)}
          sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
        >
          {t('show')}
        </Button>
      )}
    </Block>
  );
}

/** The keyboard goes on here once the button that opened it is gone. */
function Opened({ party }: { party: Party }) {
  const { t } = useTranslation('history');
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => lines.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={lines} role="group" aria-label={t('title')} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Lines party={party} />
    </Box>
  );
}

function Lines({ party }: { party: Party }) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useListHistoryQuery(
    { partyId: party.id, page },
    { refetchOnMountOrArgChange: true },
  );
  // Also of a later page, in whose place the one before it would stand.
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  if (data.total === 0) return <Typography color="textSecondary">{t('empty')}</Typography>;
  return (
    <>
      <Box component="ol" aria-label={t('title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.items.map((line) => (
          <HistoryRow key={line.id} line={line} />
        ))}
      </Box>
      <Pager pages={Math.ceil(data.total / data.pageSize)} page={page} onPage={setPage} />
    </>
  );
}

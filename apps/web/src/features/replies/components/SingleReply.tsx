import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import type { HostRsvp } from '@festlig/contracts/rsvp';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { inColumn } from '../../../components/in-column';
import { LIVE } from '../../../api/live';
import { useListRsvpsQuery } from '../api';
import { searchOf } from '../model';
import { ReplyCard } from './ReplyCard';

/** One reply alone (`?id=`): links in mails to the host lead here. */
export function SingleReply({ party, id, onGone }: { party: Party; id: string; onGone: () => void }) {
  const { t } = useTranslation('replies');
  const { currentData, error, refetch } = useListRsvpsQuery({ partyId: party.id, id }, LIVE);
  const [params] = useSearchParams();
  const back = useRef<HTMLAnchorElement>(null);
  // Takes the focus, because the link that was clicked is gone.
  useEffect(() => back.current?.focus(), [id]);
  const [found] = currentData?.items ?? [];
  const [seen, setSeen] = useState<HostRsvp>();
  if (found && found !== seen) setSeen(found);
  // The reply was deleted in another tab or by a co-host: what the host is writing must stay.
  const isGone = currentData !== undefined && !found;
  const reply = found ?? (seen?.id === id ? seen : undefined);
  return (
    <>
      <Button
        ref={back}
        component={Link}
        to={searchOf(params, null)}
        startIcon={<ArrowBack />}
        sx={{ ...inColumn, mb: 2 }}
      >
        {t('one.all')}
      </Button>
      {reply ? (
        <>
          {isGone && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('one.gone')}
            </Alert>
          )}
          <ReplyCard party={party} reply={reply} onDeleted={onGone} />
        </>
      ) : error && !currentData ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : currentData ? (
        <EmptyState title={t('one.gone')} text={t('one.goneText')} />
      ) : (
        <Box>
          <RowsSkeleton />
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { LIVE, useListRsvpsQuery } from '../api';
import { ReplyCard } from './ReplyCard';

/** One reply alone (`?id=`): links in mails to the host lead here. */
export function SingleReply({ party, id, onGone }: { party: Party; id: string; onGone: () => void }) {
  const { t } = useTranslation('replies');
  const { currentData, error, refetch } = useListRsvpsQuery({ partyId: party.id, id }, LIVE);
  const back = useRef<HTMLAnchorElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => back.current?.focus(), [id]);
  const [reply] = currentData?.items ?? [];
  return (
    <>
      <Button ref={back} component={Link} to="?" sx={{ ml: -2.5, mb: 2 }}>
        {t('one.all')}
      </Button>
      {reply ? (
        <ReplyCard party={party} reply={reply} onDeleted={onGone} />
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

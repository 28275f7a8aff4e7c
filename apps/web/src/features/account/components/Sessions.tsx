import type { ShownSession } from '@festlig/contracts/identity';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../api/api-error';
import { Block } from '../../../components/Block';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorState } from '../../../components/ErrorState';
import { ErrorText } from '../../../components/ErrorText';
import { RowsSkeleton } from '../../../components/Loading';
import { useToast } from '../../../components/Toaster';
import type { CodedError } from '../../../lib/coded-error';
import { useEndOtherSessionsMutation, useListSessionsQuery } from '../api';
import { splitSessions } from '../model';
import { SessionRow } from './SessionRow';

/** Where the user is logged in, and the buttons that log out there (rule: sessions-listed). */
export function Sessions() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, error, refetch } = useListSessionsQuery({});
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<CodedError | null>(null);
  const confirm = async () => {
    setProblem(null);
    try {
      await endOthers({}).unwrap();
      setAsking(false);
      toast(t('sessions.endedOthers'));
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  return (
    <Block title={t('sessions.title')} lead={t('sessions.lead')}>
      {!data && !error && <RowsSkeleton rows={2} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <SessionList sessions={data.items} />}
      {data && data.items.length > 1 && (
        <Box sx={{ display: 'flex', flexDirection: 'column' }}>
          <Button
            variant="outlined"
            onClick={() => setAsking(true)}
            sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' } }}
          >
            {t('sessions.endOthers')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('sessions.question')}
        confirmLabel={t('sessions.endOthersNow')}
        pending={isLoading}
        problem={problem && <ErrorText of={problem} />}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('sessions.text')}</Typography>
      </ConfirmDialog>
    </Block>
  );
}

/** The first sessions, and a button that shows the others (rule: sessions-listed). */
function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  const { t } = useTranslation('account');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { first, rest } = splitSessions(sessions);
  // The button is gone after that: keyboard and screen reader go on at the first row that is new.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('li')[first.length]?.focus();
  }, [first.length, isWhole]);
  return (
    <>
      <List ref={list} disablePadding>
        {[...first, ...(isWhole ? rest : [])].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      {rest.length > 0 && !isWhole && (
        <Button onClick={() => setIsWhole(true)} sx={{ alignSelf: 'flex-start' }}>
          {t('sessions.showRest', { count: rest.length })}
        </Button>
      )}
    </>
  );
}

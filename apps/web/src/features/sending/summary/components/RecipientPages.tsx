import { type Addressed, RECIPIENTS_PAGE_SIZE } from '@festlig/contracts/contacts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputNamed } from '../../../../api/call-endpoint';
import { ErrorState } from '../../../../components/ErrorState';
import { RowsSkeleton } from '../../../../components/Loading';
import { inColumn } from '../../../../components/in-column';
import { useRecipientsQuery } from '../../api';
import { reachOf } from '../../presend.model';

type Asked = Omit<InputNamed<'contacts.listRecipients'>, 'after' | 'pageSize'>;

interface RecipientPagesProps {
  asked: Asked;
  withTexts: boolean;
}

/** Guests of a send page by page: another page is fetched when the host asks for it. */
export function RecipientPages({ asked, withTexts }: RecipientPagesProps) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return pages.map((after, at) => (
    <RecipientPage
      key={after}
      asked={asked}
      after={after}
      isLast={at === pages.length - 1}
      withTexts={withTexts}
      onMore={(next) => setPages([...pages, next])}
    />
  ));
}

interface RecipientPageProps extends RecipientPagesProps {
  after: string | null;
  isLast: boolean;
  onMore: (next: string) => void;
}

function RecipientPage({ asked, after, isLast, withTexts, onMore }: RecipientPageProps) {
  const { t } = useTranslation('invitations');
  const query = useRecipientsQuery({ ...asked, after, pageSize: RECIPIENTS_PAGE_SIZE });
  const { currentData, error, refetch } = query;
  if (!currentData) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const { guests, next } = currentData;
  return (
    <>
      <ReachedGuests guests={guests} withTexts={withTexts} />
      {isLast && next !== null && (
        <Button size="small" onClick={() => onMore(next)} sx={{ ...inColumn, minHeight: 44 }}>
          {t('send.moreGuests')}
        </Button>
      )}
    </>
  );
}

/** Guests by name, with what each of them gets on which channel, or why they get nothing. */
export function ReachedGuests({ guests, withTexts }: { guests: readonly Addressed[]; withTexts: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.9375rem' }}>
      {guests.map((person) => (
        <li key={person.id}>
          {person.name}{' '}
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {reachOf(person, withTexts)
              .map(({ key, to }) => t(`reach.${key}`, { to }))
              .join(' · ')}
          </Box>
        </li>
      ))}
    </Box>
  );
}

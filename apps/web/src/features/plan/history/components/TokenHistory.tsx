import Typography from '@mui/material/Typography';
import type { LedgerLine } from '@festlig/contracts/billing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBalanceQuery } from '../../../../api/billing';
import { useLanguage } from '../../../../i18n/use-language';
import { useListLedgerQuery } from '../../api';
import { signed } from '../model';
import { HistoryRow } from './HistoryRow';
import { HistorySection } from './HistorySection';

const PAGE_SIZE = 20;

/** The party's tokens: how many it has, and what has changed them, newest first (rule: token-history). */
export function TokenHistory({ partyId }: { partyId: string }) {
  const { t } = useTranslation('tokens');
  const [page, setPage] = useState(1);
  const balance = useGetBalanceQuery({ partyId }).data;
  const { data, error, refetch } = useListLedgerQuery(
    { partyId, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <HistorySection
      title={t('title')}
      empty={t('none')}
      lead={
        <Typography sx={{ mb: 1.5 }}>
          {balance && `${t('account', { count: balance.tokens })} `}
          {balance && balance.reserved > 0 && `${t('reserved', { count: balance.reserved })} `}
          {t('about')}
        </Typography>
      }
      list={{ data, error, onRetry: () => void refetch() }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
    >
      {(line) => <Line key={line.id} line={line} />}
    </HistorySection>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const { t } = useTranslation('tokens');
  const language = useLanguage();
  const returned = line.kind === 'send' ? line.returned : 0;
  return (
    <HistoryRow
      what={line.kind === 'coupon' ? t('lines.coupon', { code: line.code }) : t(`lines.${line.kind}`)}
      at={line.at}
      note={returned > 0 ? t('returned', { count: returned }) : undefined}
      value={signed(line.tokens, language)}
    />
  );
}

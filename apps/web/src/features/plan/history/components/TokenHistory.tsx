import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LedgerLine } from '@festlig/contracts/billing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyOf } from '@festlig/domain/billing/prices';
import { Link as RouterLink } from 'react-router-dom';
import { useGetBalanceQuery } from '../../../../api/billing';
import { usePartyRef } from '../../../../api/party';
import { useLanguage } from '../../../../i18n/use-language';
import { formatPrice } from '../../../../lib/format-price';
import { useListLedgerQuery, useListPaidSendsQuery } from '../../api';
import { signed } from '../model';
import { HistoryRow, Sum } from '../../../../components/HistoryRow';
import { HistorySection } from './HistorySection';

const PAGE_SIZE = 20;

/** The party's tokens: how many it has, and what has changed them, newest first (rule: token-history). */
export function TokenHistory({ partyId }: { partyId: string }) {
  const { t } = useTranslation('tokens');
  const language = useLanguage();
  const currency = currencyOf(language);
  const [page, setPage] = useState(1);
  const balance = useGetBalanceQuery({ partyId }).data;
  const sends = useListPaidSendsQuery({ partyId }).data?.items;
  const nameOf = (line: LedgerLine) =>
    line.kind === 'send' ? sends?.find(({ id }) => id === line.sendId)?.name : undefined;
  const { data, error, refetch } = useListLedgerQuery(
    { partyId, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <HistorySection
      title={t('title')}
      lead={
        <Typography sx={{ mb: 1.5 }}>
          {balance && `${t('account', { count: balance.tokens })} `}
          {balance && balance.reserved > 0 && `${t('reserved', { count: balance.reserved })} `}
          {t('about')}
          {balance && ` ${t('price', { price: formatPrice(balance.tokenPrice[currency], currency, language) })}`}
        </Typography>
      }
      list={{ data, error, onRetry: () => void refetch() }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
    >
      {(line) => <Line key={line.id} line={line} name={nameOf(line)} />}
    </HistorySection>
  );
}

/** `name`: the send's name, which is not known of old ones. */
function Line({ line, name }: { line: LedgerLine; name: string | undefined }) {
  const { t } = useTranslation('tokens');
  const language = useLanguage();
  const partyRef = usePartyRef();
  const what =
    line.kind === 'coupon'
      ? t('lines.coupon', { code: line.code })
      : name === undefined
        ? t(`lines.${line.kind}`)
        : t('lines.named', { name });
  const returned = line.kind === 'send' ? line.returned : 0;
  return (
    <HistoryRow
      what={what}
      at={line.at}
      note={returned > 0 ? t('returned', { count: returned }) : undefined}
      value={<Sum>{signed(line.tokens, language)}</Sum>}
      action={
        line.kind === 'send' && (
          <Link
            component={RouterLink}
            to={`/${partyRef}/invitations`}
            aria-label={t('seeOf', { what })}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('see')}
          </Link>
        )
      }
    />
  );
}

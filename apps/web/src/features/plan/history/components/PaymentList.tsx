import type { ShownPayment } from '@festlig/contracts/billing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language';
import { formatPrice } from '../../../../lib/format-price';
import { useListPaymentsQuery } from '../../api';
import { HistoryRow } from './HistoryRow';
import { HistorySection } from './HistorySection';

const PAGE_SIZE = 20;

/** The payments for a party, newest first. */
export function PaymentList({ partyId }: { partyId: string }) {
  const { t } = useTranslation('tokens');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListPaymentsQuery(
    { partyId, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <HistorySection
      title={t('payments.title')}
      empty={t('payments.none')}
      list={{ data, error, onRetry: () => void refetch() }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
    >
      {(payment) => <Payment key={payment.id} payment={payment} />}
    </HistorySection>
  );
}

function Payment({ payment }: { payment: ShownPayment }) {
  const { t } = useTranslation('tokens');
  const planT = useTranslation('plan').t;
  const language = useLanguage();
  const { at, purchase, amount, currency, refunded } = payment;
  const what =
    purchase.kind === 'plan'
      ? planT(`names.${purchase.plan}`)
      : purchase.kind === 'token'
        ? t('count', { count: purchase.tokens })
        : t('payments.photos');
  const price = (money: number) => formatPrice(money, currency, language);
  return (
    <HistoryRow
      what={what}
      at={at}
      note={refunded > 0 ? t('payments.refunded', { price: price(refunded) }) : undefined}
      value={price(amount)}
    />
  );
}

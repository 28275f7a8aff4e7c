import Link from '@mui/material/Link';
import type { ShownPayment } from '@festlig/contracts/billing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPaymentsQuery } from '../../../../api/billing';
import { useMoment } from '../../../../components/use-moment';
import { useLanguage } from '../../../../i18n/use-language';
import { formatPrice } from '../../../../lib/format-price';
import { receiptAddress } from '../model';
import { HistoryRow, Sum } from '../../../../components/HistoryRow';
import { HistorySection } from './HistorySection';

const PAGE_SIZE = 20;

/** The payments for a party, newest first, each with its receipt (rule: payment-receipts). */
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
      {(payment) => <Payment key={payment.id} partyId={partyId} payment={payment} />}
    </HistorySection>
  );
}

function Payment({ partyId, payment }: { partyId: string; payment: ShownPayment }) {
  const { t } = useTranslation('tokens');
  const planT = useTranslation('plan').t;
  const language = useLanguage();
  const moment = useMoment();
  const { id, number, at, purchase, amount, currency, refunded, state, mine } = payment;
  const what: string =
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
      note={[
        t(mine ? 'payments.byYou' : 'payments.byOther'),
        ...(state === 'paid'
          ? []
          : [t(`payments.states.${state}`, { price: price(state === 'sending_back' ? amount : refunded) })]),
      ].join(' · ')}
      value={<Sum>{price(amount)}</Sum>}
      action={
        <Link
          href={receiptAddress(partyId, id)}
          download
          aria-label={t('payments.receiptOf', { number, what, date: moment(at, 'day') })}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('payments.receipt', { number })}
        </Link>
      }
    />
  );
}

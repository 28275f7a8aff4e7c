import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Delivery, Send } from '@festlig/contracts/messaging';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { FilterChips } from '../../../../components/FilterChips';
import { SearchField } from '../../../../components/SearchField';
import { useListDeliveriesQuery } from '../../api';
import { guestsNamed, hasLeft, hasTexts, standingAfter } from '../model';
import { useLeftText } from '../use-left-text';
import { PAGE_SIZE, useMissed, useSeen } from '../use-missed';
import { LATE_REPORTS_MS } from '../use-send-progress';
import { DeliveryStatus } from './DeliveryStatus';
import { ListDialog } from '../../components/ListDialog';

/** How often the list is fetched while the send is running. */
const POLL_MS = 3000;
export type Only = 'all' | 'seen' | 'unseen' | 'failed' | 'nothing' | 'byText';

interface DeliveriesDialogProps {
  partyId: string;
  send: Send;
  /** Which of them are shown first. */
  first?: Only;
  onClose: () => void;
}

/** What became of each guest's mail and text, who gets neither, and who has seen it or replied, paged (rules: delivery-states, delivery-search, delivery-totals). */
export function DeliveriesDialog({ partyId, send, first = 'all', onClose }: DeliveriesDialogProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const app = useTranslation().t;
  const left = useLeftText()(send);
  const missed = useMissed(partyId, send);
  const visits = useSeen(partyId, send);
  const areSeen = visits !== null && visits.seen + visits.unseen > 0;
  const filters: { key: Only; name: string; count: number | undefined }[] = [
    { key: 'all', name: t('deliveries.all'), count: undefined },
    ...(areSeen ? (['seen', 'unseen'] as const) : []).map((key) => ({
      key,
      name: t(`deliveries.only.${key}`),
      count: visits?.[key],
    })),
    ...(missed > 0 ? [{ key: 'failed' as const, name: t('deliveries.only.failed'), count: missed }] : []),
    ...(send.nothing > 0 ? [{ key: 'nothing' as const, name: checkoutT('unreached.state'), count: send.nothing }] : []),
    ...(send.byText > 0 ? [{ key: 'byText' as const, name: checkoutT('leftOut.state'), count: send.byText }] : []),
  ];
  const [only, setOnly] = useState<Only>(first);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const find = useCallback((text: string) => {
    setSearch(text);
    setPage(1);
  }, []);
  const { data, error, refetch } = useListDeliveriesQuery(
    { partyId, sendId: send.id, page, pageSize: PAGE_SIZE, only, ...(search === '' ? {} : { search }) },
    { refetchOnMountOrArgChange: true, pollingInterval: send.ended ? (hasTexts(send) ? LATE_REPORTS_MS : 0) : POLL_MS },
  );
  return (
    <ListDialog
      title={t('deliveries.title', { name: send.name })}
      closeLabel={app('action.close')}
      onClose={onClose}
      maxWidth="md"
      tools={
        <>
          {left !== '' && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {left}
            </Alert>
          )}
          {filters.length > 1 && (
            <FilterChips
              isWrapped
              label={t('deliveries.show')}
              filters={filters}
              chosen={only}
              onChoose={(next) => {
                setOnly(next);
                setPage(1);
              }}
            />
          )}
          <SearchField label={t('picker.search')} value={search} onSearch={find} sx={{ mt: 1, mb: 1.5 }} />
          {data?.atLeast && (
            <Box role="status" sx={{ mb: 1.5 }}>
              {t('deliveries.some')}
            </Box>
          )}
        </>
      }
      list={{ data, error, onRetry: () => void refetch() }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
    >
      {(items) => (
        <DeliveryList
          items={items}
          type={send.type}
          named={hasTexts(send)}
          none={t(search === '' ? 'deliveries.none' : 'picker.none')}
        />
      )}
    </ListDialog>
  );
}

interface DeliveryListProps {
  items: readonly Delivery[];
  type: Send['type'];
  named: boolean;
  /** Said when there is nobody. */
  none: string;
}

function DeliveryList({ items, type, named, none }: DeliveryListProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const partyRef = usePartyRef();
  /** The addresses to which something went. Where the chip tells where the guest stands, what left is told here. */
  const addressesOf = (delivery: Delivery) => {
    const { email, statusMail, phone, statusText, delivered, lost } = delivery;
    const isStanding = standingAfter(delivery, type) !== null;
    // Of who has replied the chip tells no more whether they have seen it.
    const left = (status: Delivery['statusText'], words: string) =>
      isStanding &&
      hasLeft(status) &&
      (delivery.reply && status === 'received' ? t('deliveries.only.seen') : words).toLocaleLowerCase();
    const sent = t('deliveries.states.send');
    const text = lost ? checkoutT('deliveries.lost') : delivered ? checkoutT('deliveries.delivered') : sent;
    const both = [
      statusMail && [email, left(statusMail, sent)],
      statusText && phone !== null && [showPhone(phone), left(statusText, text)],
    ];
    return both.map((each) => each && each.filter(Boolean).join(', ')).filter(Boolean);
  };
  if (items.length === 0) return <Box role="status">{none}</Box>;
  return (
    <Box component="ul" aria-label={t('picker.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((delivery) => (
        <Box component="li" key={delivery.id} sx={row}>
          <Box sx={name}>{delivery.name}</Box>
          <Box sx={states}>
            <DeliveryStatus delivery={delivery} type={type} named={named} />
            {!delivery.statusMail && !delivery.statusText && !delivery.byText && (
              <Button size="small" component={Link} to={`/${partyRef}/contacts?${guestsNamed(delivery.name)}`}>
                {checkoutT('unreached.addAddress')}
              </Button>
            )}
          </Box>
          <Box sx={address}>{addressesOf(delivery).join(' · ')}</Box>
        </Box>
      ))}
    </Box>
  );
}

// One line on a desk, and two on a phone, of which the first says who it is and where they stand, as on the guest list.
const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 0.25,
  minHeight: { xs: 60, sm: 36 },
  py: { xs: 1, sm: 0.5 },
  boxSizing: 'border-box',
  borderTop: 1,
  borderColor: 'divider',
} as const;
const name = {
  flex: { xs: '1 1 120px', sm: '0 0 200px' },
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
} as const;
const states = {
  order: { sm: 1 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  ml: 'auto',
  columnGap: 0.75,
  rowGap: { xs: 1.5, sm: 0.5 },
} as const;
const address = {
  flex: { xs: '0 0 100%', sm: '1 1 0' },
  minWidth: 0,
  typography: 'body2',
  lineHeight: 1.35,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

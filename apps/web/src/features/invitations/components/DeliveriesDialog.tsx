import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Delivery, Send } from '@festlig/contracts/messaging';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { useListDeliveriesQuery } from '../api';
import { DeliveryStatus } from './DeliveryStatus';

const PAGE_SIZE = 50;
/** While the send goes on. */
const POLL_MS = 3000;
type Only = 'all' | 'failed';

/** What became of each guest's mail (spec section 3, Send response), paged. */
export function DeliveriesDialog({ partyId, send, onClose }: { partyId: string; send: Send; onClose: () => void }) {
  const { t } = useTranslation('invitations');
  const app = useTranslation().t;
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [only, setOnly] = useState<Only>('all');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListDeliveriesQuery(
    { partyId, sendId: send.id, page, pageSize: PAGE_SIZE, only },
    { refetchOnMountOrArgChange: true, pollingInterval: send.ended ? 0 : POLL_MS },
  );
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: phone ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('deliveries.title', { name: send.name })}
      </DialogTitle>
      <DialogContent sx={{ minHeight: { sm: 420 } }}>
        {send.errors > 0 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('deliveries.show')}
            value={only}
            onChange={(_, next: Only | null) => {
              if (next) setOnly(next);
              setPage(1);
            }}
            sx={{ mb: 1.5 }}
          >
            <ToggleButton value="all" sx={{ minHeight: 44, px: 2 }}>
              {t('deliveries.all')}
            </ToggleButton>
            <ToggleButton value="failed" sx={{ minHeight: 44, px: 2 }}>
              {t('progress.errors', { count: send.errors })}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        {data ? (
          <DeliveryList items={data.items} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )}
        <Pager pages={pages} page={page} onPage={setPage} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{app('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function DeliveryList({ items }: { items: readonly Delivery[] }) {
  const { t } = useTranslation('invitations');
  if (items.length === 0) return <Box role="status">{t('deliveries.none')}</Box>;
  return (
    <Box component="ul" aria-label={t('picker.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((delivery) => (
        <Box component="li" key={delivery.id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{delivery.name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
              {delivery.email}
            </Box>
          </Box>
          <DeliveryStatus delivery={delivery} />
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryRow } from '../../../../components/HistoryRow';
import { isToLaterGuests, isUnbegun, sentOf } from '../model';
import { useMissedText, useReachedText } from '../use-sent-text';
import { DeliveriesDialog } from './DeliveriesDialog';

/** Earlier sends, newest first, once the host opens them: when, to how many guests and on which channel (rule: messages-say-when). */
export function SendHistory({ partyId, sends }: { partyId: string; sends: readonly Send[] }) {
  const { t } = useTranslation('invitations');
  const reached = useReachedText();
  const missed = useMissedText();
  const [open, setOpen] = useState<Send>();
  const who = (send: Send) => {
    const { audience } = send;
    if (isToLaterGuests(sends, send)) return t('templates.later');
    return audience === 'missing' || audience === 'withoutRsvp'
      ? t(`history.who.${audience}`)
      : t(`audience.${audience}`);
  };
  if (sends.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 6, '& summary': { cursor: 'pointer', py: 1, minHeight: 44 } }}>
      <summary>
        <Typography variant="h3" component="h2" sx={{ display: 'inline' }}>
          {t('history.title', { sends: sends.length })}
        </Typography>
      </summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sends.map((send) => {
          const outcome = [
            send.status === 'empty'
              ? t('history.empty')
              : sentOf(send) > 0
                ? t('history.sent', { what: reached(send) })
                : t(isUnbegun(send) ? 'history.unbegun' : 'history.none'),
            ...missed(send),
            send.status === 'cancelled' && !isUnbegun(send) ? t('history.cancelled') : '',
            send.left ? t('history.left', { count: send.left.guests }) : '',
          ].filter((text) => text !== '');
          return (
            <HistoryRow
              key={send.id}
              what={send.name}
              at={send.createdAt}
              note={who(send)}
              value={<span>{outcome.join(', ')}</span>}
              action={
                !isUnbegun(send) && (
                  <Button size="small" onClick={() => setOpen(send)}>
                    {t('deliveries.open')}
                  </Button>
                )
              }
            />
          );
        })}
      </Box>
      {open && <DeliveriesDialog partyId={partyId} send={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Send } from '@festlig/contracts/messaging';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldButton } from '../../../../components/FoldButton';
import { HistoryRow } from '../../../../components/HistoryRow';
import { isUnbegun, sentOf } from '../model';
import { useMissedText, useReachedText } from '../use-sent-text';
import { DeliveriesDialog } from './DeliveriesDialog';

/** Earlier sends, newest first, once the host opens them: when, to how many guests and on which channel (rule: messages-say-when). */
export function SendHistory({ partyId, sends }: { partyId: string; sends: readonly Send[] }) {
  const { t } = useTranslation('invitations');
  const reached = useReachedText();
  const missed = useMissedText();
  const [open, setOpen] = useState<Send>();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  const who = (audience: Send['audience']) =>
    audience === 'missing' || audience === 'withoutRsvp' ? t(`history.who.${audience}`) : t(`audience.${audience}`);
  if (sends.length === 0) return null;
  return (
    <Box sx={{ mt: 6 }}>
      <FoldButton
        label={t('history.title', { sends: sends.length })}
        controls={id}
        isOpen={isUnfolded}
        onToggle={() => setIsUnfolded(!isUnfolded)}
      />
      {isUnfolded && (
        <Box component="ul" id={id} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
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
                note={who(send.audience)}
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
      )}
      {open && <DeliveriesDialog partyId={partyId} send={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isToLaterGuests, isUnbegun } from '../model';
import { useSentText } from '../use-sent-text';
import { DeliveriesDialog } from './DeliveriesDialog';

/** So many sends of a message are listed before the host asks for all of them. */
const NEWEST = 3;

/** Opens the list of the guests of a send that is over; nothing for any other. */
export function EachGuest({ partyId, send }: { partyId: string; send: Send }) {
  const { t } = useTranslation('invitations');
  const [isOpen, setOpen] = useState(false);
  if (!send.ended || isUnbegun(send)) return null;
  return (
    <>
      <Button
        size="small"
        sx={{ flex: 'none', mt: { xs: -1, sm: 0 }, ml: { xs: 0.25, sm: 0 }, mr: 1 }}
        onClick={() => setOpen(true)}
      >
        {t('deliveries.open')}
      </Button>
      {isOpen && <DeliveriesDialog partyId={partyId} send={send} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EarlierSendsProps {
  partyId: string;
  /** The sends of one message, newest first. The newest stands in the line of the message itself. */
  of: readonly Send[];
  /** All sends of the party, newest first. */
  sends: readonly Send[];
}

/** The sends of a message before the latest one: to whom, when and on which channel (rule: messages-say-when). */
export function EarlierSends({ partyId, of, sends }: EarlierSendsProps) {
  const { t } = useTranslation('invitations');
  const sentText = useSentText();
  const [isWhole, setWhole] = useState(false);
  if (of.length < 2) return null;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {of.slice(1, isWhole ? undefined : NEWEST).map((send) => (
          <Box component="li" key={send.id} sx={row}>
            <Box component="span" sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0, pl: 2 }}>
              {sentText(send, isToLaterGuests(sends, send))}
            </Box>
            <EachGuest partyId={partyId} send={send} />
          </Box>
        ))}
      </Box>
      {!isWhole && of.length > NEWEST && (
        <Button size="small" sx={{ ml: 1, mb: 0.5 }} onClick={() => setWhole(true)}>
          {t('history.all', { sends: of.length })}
        </Button>
      )}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  minHeight: 44,
  py: 0.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RsvpMessage } from '@festlig/contracts/rsvp';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageForm } from './MessageForm';
import { MessageList } from './MessageList';

interface ThreadProps {
  messages: readonly RsvpMessage[];
  reader: 'guest' | 'host';
  /** The guest, for the host. */
  guestName: string;
  /** What becomes of a message, said below the box. */
  hint?: string;
  /** Somebody pressed a button to write: they go on in the box. */
  begun?: boolean;
  /** Something is written that is not sent, or no longer. */
  onBegun?: (begun: boolean) => void;
  /** Once a key. @throws ApiError */
  onSend: (message: string, formKey: string) => Promise<unknown>;
}

/** The messages under a reply, as the guest or the host sees them, and a box for the next one (rule: own-answer). */
export default function Thread({ messages, reader, guestName, hint, begun = false, onBegun, onSend }: ThreadProps) {
  const { t } = useTranslation('thread');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Typography variant="h4" component="h3" id={id}>
        {t('title')}
      </Typography>
      <MessageList messages={messages} reader={reader} guestName={guestName} labelledBy={id} />
      <MessageForm
        label={reader === 'host' ? t('message', { name: guestName }) : t('messageHost')}
        hint={hint}
        begun={begun}
        onBegun={onBegun}
        onSend={onSend}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { RsvpMessage } from '@festlig/contracts/rsvp';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../use-moment';

interface MessageListProps {
  messages: readonly RsvpMessage[];
  reader: 'guest' | 'host';
  guestName: string;
  labelledBy: string;
}

/** Messages, oldest first, scrolled to the newest; a new one is read out (role log). */
export function MessageList({ messages, reader, guestName, labelledBy }: MessageListProps) {
  const { t } = useTranslation('thread');
  const moment = useMoment();
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const author = ({ isHost }: RsvpMessage) => {
    if (isHost === (reader === 'host')) return t('me');
    return isHost ? t('host') : guestName;
  };
  return (
    <Box ref={list} role="log" aria-labelledby={labelledBy} tabIndex={messages.length > 0 ? 0 : undefined} sx={frame}>
      {messages.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('empty')}</Box>}
      {messages.map((entry) => {
        const own = entry.isHost === (reader === 'host');
        return (
          <Box key={entry.id} sx={{ ...bubble, ...(own ? ours : theirs) }}>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <b>{author(entry)}</b> · <time dateTime={entry.createdAt}>{moment(entry.createdAt)}</time>
            </Box>
            <Box sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{entry.message}</Box>
          </Box>
        );
      })}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  maxHeight: 420,
  overflowY: 'auto',
  borderRadius: '12px',
} as const;
const bubble = { maxWidth: '88%', px: 2, py: 1.25, borderRadius: '16px', textAlign: 'left' } as const;
const theirs = { alignSelf: 'flex-start', bgcolor: 'action.hover', borderBottomLeftRadius: '4px' } as const;
const ours = {
  alignSelf: 'flex-end',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderBottomRightRadius: '4px',
} as const;

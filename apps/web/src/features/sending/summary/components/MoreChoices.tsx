import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bringIntoView } from '../../../../lib/bring-into-view';
import { ChannelChoice } from '../../checkout/components/ChannelChoice';
import { CHANNEL_PLACE, type Channel, channelsOf, type Presend } from '../../presend.model';

/** `channel`: it was opened for the choice of channel. */
export type More = 'closed' | 'open' | 'channel';

interface MoreChoicesProps {
  /** The ready words with which it may begin; null where none are offered. */
  starters: ReactNode;
  /** Of the audience, with its texts; undefined while it is counted. */
  summary: Presend | undefined;
  channel: Channel;
  hasText: boolean;
  more: More;
  onMore: (more: More) => void;
  onChannel: (channel: Channel) => void;
}

/** What few hosts choose, behind one quiet button below the text: ready words, and how it is sent (rule: more-below-text). */
export function MoreChoices({ starters, summary, channel, hasText, more, onMore, onChannel }: MoreChoicesProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  useEffect(() => {
    if (more === 'channel') bringIntoView(document.getElementById(CHANNEL_PLACE));
  }, [more]);
  const hasChannels = summary !== undefined && channelsOf(summary).length > 0;
  if (!starters && !hasChannels) return null;
  const isOpen = more !== 'closed';
  return (
    <div>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        onClick={() => onMore(isOpen ? 'closed' : 'open')}
        sx={{ ml: -2, color: 'text.secondary' }}
      >
        {t('more')}
      </Button>
      {isOpen && (
        <Stack id={id} spacing={2.5} sx={{ mt: 1, mb: 2 }}>
          {starters}
          {hasChannels && <ChannelChoice {...{ summary, hasText }} value={channel} onChange={onChannel} />}
        </Stack>
      )}
    </div>
  );
}

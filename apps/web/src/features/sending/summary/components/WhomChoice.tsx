import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { ChannelChoice } from '../../checkout/components/ChannelChoice';
import type { Choice } from '../../choice.model';
import { AudienceChoice } from '../../components/AudienceChoice';
import { PickedContacts } from '../../components/PickedContacts';
import { type Channel, channelsOf, leftOutOf, type Presend } from '../../presend.model';
import { InvitedToday } from '../../progress/components/InvitedToday';
import type { Why } from '../../use-proposed-audience';
import { LeftOutInLine } from './LeftOutInLine';
import { WhomLine } from './WhomLine';

/** Whether the host answers to whom and how: `no` until they ask for one of both, or begin to. */
export type Choosing = 'no' | 'audience' | 'channel' | 'begun';

interface WhomChoiceProps {
  partyId: string;
  draft: Pick<MessageTemplate, 'type' | 'leadsTo' | 'text'>;
  audiences: readonly Audience[];
  audience: Audience;
  /** Why it is proposed; null once the host has chosen. */
  why: Why | null;
  /** The guests whom the host has picked. */
  choice: Choice;
  /** Of the audience, with its texts; undefined while it is counted. */
  summary: Presend | undefined;
  /** Which is chosen, and on which the message goes out: without a text it is mails alone. */
  channel: Channel;
  sentOn: Channel;
  /** How many texts can be sent. */
  text: number;
  /** Every guest has an invitation. */
  isAllInvited: boolean;
  /** All of it is said in one line, in these words; null where it is asked. */
  line: string | null;
  choosing: Choosing;
  onChoosing: (choosing: Choosing) => void;
  onAudience: (audience: Audience) => void;
  onPick: (choice: Choice) => void;
  onChannel: (channel: Channel) => void;
}

/** Whom a message is for and how they get it: in one line, or both choices (rule: audience-before-text). */
export function WhomChoice({ partyId, draft, summary, channel, line, choosing, onChoosing, ...rest }: WhomChoiceProps) {
  const { audiences, audience, why, choice, sentOn, text, isAllInvited, onAudience, onPick, onChannel } = rest;
  const { t } = useTranslation('path');
  const isReminder = draft.leadsTo === 'reply';
  if (line !== null) {
    const leftOut = summary && leftOutOf(sentOn, summary, text).guests > 0 && (
      <LeftOutInLine {...{ summary, text }} channel={sentOn} onChoose={() => onChoosing('channel')} />
    );
    return <WhomLine {...{ partyId, leftOut, isReminder }} text={line} onOpen={() => onChoosing('audience')} />;
  }
  return (
    // Once the host is at one of the answers, all of them stay in sight, and the focus is not moved to them again.
    <Stack spacing={1.5} onFocus={() => onChoosing('begun')} onChange={() => onChoosing('begun')}>
      {draft.type === 'invitation' && isAllInvited && <Typography>{t('status.allInvited')}</Typography>}
      <AudienceChoice
        audiences={audiences}
        value={audience}
        count={summary?.contacts}
        why={why}
        autoFocus={choosing === 'audience'}
        onChange={onAudience}
      />
      {audience === 'custom' && <PickedContacts partyId={partyId} choice={choice} onChoose={onPick} />}
      {summary && channelsOf(summary).length > 0 && (
        <ChannelChoice summary={summary} value={channel} hasText={draft.text !== ''} onChange={onChannel} />
      )}
      {isReminder && <InvitedToday partyId={partyId} />}
    </Stack>
  );
}

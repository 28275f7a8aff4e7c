import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../choice.model';
import { AudienceChoice } from '../../components/AudienceChoice';
import { PickedContacts } from '../../components/PickedContacts';
import { type Channel, leftOutOf, type Presend } from '../../presend.model';
import { InvitedToday } from '../../progress/components/InvitedToday';
import type { Why } from '../../use-proposed-audience';
import { LeftOutInLine } from './LeftOutInLine';
import { WhomLine } from './WhomLine';

/** Whether the host answers to whom: `no` until they ask for it, or begin to. */
export type Choosing = 'no' | 'audience' | 'begun';

interface WhomChoiceProps {
  partyId: string;
  draft: Pick<MessageTemplate, 'type' | 'leadsTo'>;
  audiences: readonly Audience[];
  audience: Audience;
  /** Why it is proposed; null once the host has chosen. */
  why: Why | null;
  /** The guests whom the host has picked. */
  choice: Choice;
  /** Of the audience, with its texts; undefined while it is counted. */
  summary: Presend | undefined;
  /** On which channel the message goes out: without a text it is mails alone. */
  sentOn: Channel;
  /** How many texts can be sent. */
  text: number;
  /** Every guest has an invitation. */
  isAllInvited: boolean;
  /** It is said in one line; otherwise it is asked. */
  isFolded: boolean;
  choosing: Choosing;
  onChoosing: (choosing: Choosing) => void;
  onAudience: (audience: Audience) => void;
  onPick: (choice: Choice) => void;
  /** Leads to the choice of channel. */
  onChannel: () => void;
}

/** Whom a message is for: in one line, or the choice of an audience (rule: audience-before-text). */
export function WhomChoice({ partyId, draft, summary, isFolded, choosing, onChoosing, ...rest }: WhomChoiceProps) {
  const { audiences, audience, why, choice, sentOn, text, isAllInvited, onAudience, onPick, onChannel } = rest;
  const { t } = useTranslation('path');
  const isReminder = draft.leadsTo === 'reply';
  if (isFolded) {
    const leftOut = summary && leftOutOf(sentOn, summary, text).guests > 0 && (
      <LeftOutInLine {...{ summary, text }} channel={sentOn} onChoose={onChannel} />
    );
    return (
      <WhomLine
        {...{ partyId, audience, why, leftOut, isReminder }}
        count={summary?.contacts}
        onOpen={() => onChoosing('audience')}
      />
    );
  }
  return (
    // Once the host is at the answer, it stays in sight, and the focus is not moved to it again.
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
      {isReminder && <InvitedToday partyId={partyId} />}
    </Stack>
  );
}

import TextField from '@mui/material/TextField';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { hearsOfCancelling } from '@festlig/domain/messaging/tells-of-cancelling';
import { useTranslation } from 'react-i18next';
import type { Why } from '../use-proposed-audience';

const MESSAGE = ['all', 'rsvpYes', 'photos', 'withoutRsvp', 'rsvpNo', 'rsvp', 'missing', 'custom'] as const;

/** Everybody, then those in a state, and those whom the host picks at the end. An invitation is first for guests who have none yet, and for those
 * whom the host picks once everybody is invited; a reminder for those who have not replied. */
const ORDER = {
  invitation: ['missing', 'all', 'rsvpYes', 'withoutRsvp', 'rsvpNo', 'rsvp', 'custom'],
  again: ['custom', 'all', 'rsvpYes', 'withoutRsvp', 'rsvpNo', 'rsvp'],
  message: MESSAGE,
  reply: ['withoutRsvp', 'custom'],
  photos: MESSAGE,
} as const satisfies Record<string, readonly [Audience, ...Audience[]]>;

type Template = Pick<MessageTemplate, 'type' | 'leadsTo'>;

/** The audiences that are offered for a template, in the order of their list (rules: send-audiences, party-cancelled). */
export const audiencesFor = (
  { type, leadsTo }: Template,
  { cancelled, isAllInvited }: { cancelled: boolean; isAllInvited: boolean },
): readonly Audience[] => {
  const kind = type === 'invitation' && isAllInvited ? 'again' : type;
  return ORDER[leadsTo === 'invitation' ? kind : leadsTo].filter(
    (audience) => !cancelled || hearsOfCancelling({ audience }),
  );
};

/** Those that are proposed: for a message the first that has guests, otherwise the first of the list. `isChange`: it tells of one (rule: send-audiences). */
export const proposalsFor = (
  { type, leadsTo }: Template,
  offered: readonly Audience[],
  isChange: boolean,
): readonly Audience[] => {
  const isForAll = leadsTo === 'photos' || isChange;
  const proposed: readonly Audience[] = isForAll ? ['photos', 'all'] : ['rsvpYes', 'photos', 'all'];
  const isMessage = type === 'message' && leadsTo !== 'reply';
  return isMessage ? proposed.filter((audience) => offered.includes(audience)) : offered.slice(0, 1);
};

interface AudienceChoiceProps {
  audiences: readonly Audience[];
  value: Audience;
  /** How many guests the chosen one has, once they are counted. */
  count: number | undefined;
  /** Why it is proposed; null once the host has chosen, and where nothing else could have been proposed. */
  why: Why | null;
  /** The host has just asked for it. */
  autoFocus?: boolean;
  onChange: (audience: Audience) => void;
}

/** The choice of an audience: a line with its count, which opens to the others (rules: send-audiences, audience-before-text). */
export function AudienceChoice({ audiences, value, count, why, autoFocus = false, onChange }: AudienceChoiceProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const hint = t(`audience.hints.${value}`);
  return (
    <TextField
      select
      fullWidth
      id="audience"
      label={t('audience.title')}
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.target.value as Audience)}
      helperText={why === null ? hint : checkoutT(`audience.proposed.${why}`, { hint })}
      slotProps={{ select: { native: true } }}
    >
      {audiences.map((audience) => (
        <option key={audience} value={audience}>
          {audience === value && count !== undefined
            ? t('audience.counted', { audience: t(`audience.${audience}`), count })
            : t(`audience.${audience}`)}
        </option>
      ))}
    </TextField>
  );
}

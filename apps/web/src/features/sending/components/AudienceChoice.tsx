import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { hearsOfCancelling } from '@festlig/domain/messaging/tells-of-cancelling';
import { useTranslation } from 'react-i18next';

/** The likely audience first: an invitation is for guests who have none yet, and for those whom the host picks once everybody is
 * invited; a message is for those who come, a reminder for those who have not replied. */
const ORDER = {
  invitation: ['missing', 'all', 'withoutRsvp', 'rsvp', 'rsvpYes', 'rsvpNo', 'custom'],
  again: ['custom', 'all', 'withoutRsvp', 'rsvp', 'rsvpYes', 'rsvpNo'],
  message: ['rsvpYes', 'photos', 'all', 'rsvp', 'rsvpNo', 'withoutRsvp', 'missing', 'custom'],
  reply: ['withoutRsvp', 'custom'],
  photos: ['photos', 'rsvpYes', 'all', 'rsvp', 'rsvpNo', 'withoutRsvp', 'missing', 'custom'],
} as const satisfies Record<string, readonly [Audience, ...Audience[]]>;

type Template = Pick<MessageTemplate, 'type' | 'leadsTo'>;

/** The audiences that are offered for a template; the first is chosen (rules: send-audiences, party-cancelled). */
export const audiencesFor = (
  { type, leadsTo }: Template,
  { cancelled, isAllInvited }: { cancelled: boolean; isAllInvited: boolean },
): readonly Audience[] => {
  const kind = type === 'invitation' && isAllInvited ? 'again' : type;
  return ORDER[leadsTo === 'invitation' ? kind : leadsTo].filter(
    (audience) => !cancelled || hearsOfCancelling({ audience }),
  );
};

/** Those that are proposed for a message, the first that has guests (rule: send-audiences). */
export const proposalsFor = ({ type, leadsTo }: Template, offered: readonly Audience[]): readonly Audience[] => {
  const proposed: readonly Audience[] = leadsTo === 'photos' ? ['photos', 'all'] : ['rsvpYes', 'photos', 'all'];
  const isMessage = type === 'message' && leadsTo !== 'reply';
  return isMessage ? proposed.filter((audience) => offered.includes(audience)) : offered.slice(0, 1);
};

interface AudienceChoiceProps {
  audiences: readonly Audience[];
  value: Audience;
  /** How many guests the chosen one has, once they are counted. */
  count: number | undefined;
  /** One line, which opens to the audiences. */
  isLine: boolean;
  onChange: (audience: Audience) => void;
}

/** The choice of an audience: a line with its count above the text, or all of them (rules: send-audiences, audience-before-text). */
export function AudienceChoice({ audiences, value, count, isLine, onChange }: AudienceChoiceProps) {
  const { t } = useTranslation('invitations');
  if (isLine)
    return (
      <TextField
        select
        fullWidth
        id="audience"
        label={t('audience.title')}
        value={value}
        onChange={(event) => onChange(event.target.value as Audience)}
        helperText={t(`audience.hints.${value}`)}
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
  return (
    <FormControl>
      <FormLabel id="audience" sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
        {t('audience.title')}
      </FormLabel>
      <RadioGroup
        aria-labelledby="audience"
        value={value}
        onChange={(_, next) => onChange(next as Audience)}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}
      >
        {audiences.map((audience) => (
          <FormControlLabel
            key={audience}
            value={audience}
            control={<Radio />}
            label={t(`audience.${audience}`)}
            sx={{ mr: 0 }}
          />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {t(`audience.hints.${value}`)}
      </Typography>
    </FormControl>
  );
}

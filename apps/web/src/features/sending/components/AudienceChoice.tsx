import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Audience } from '@festlig/contracts/contacts';
import type { MessageTemplate } from '@festlig/contracts/messaging';
import { hearsOfCancelling } from '@festlig/domain/messaging/tells-of-cancelling';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inColumn } from '../../../components/in-column';

/** The likely audience first: an invitation is for guests who have none yet, a message for those who come, a reminder for those who
 * have not replied. */
const ORDER = {
  invitation: ['missing', 'all', 'withoutRsvp', 'rsvp', 'rsvpYes', 'rsvpNo', 'custom'],
  message: ['rsvpYes', 'photos', 'all', 'rsvp', 'rsvpNo', 'withoutRsvp', 'missing', 'custom'],
  reply: ['withoutRsvp', 'custom'],
  photos: ['photos', 'rsvpYes', 'all', 'rsvp', 'rsvpNo', 'withoutRsvp', 'missing', 'custom'],
} as const satisfies Record<string, readonly [Audience, ...Audience[]]>;

type Template = Pick<MessageTemplate, 'type' | 'leadsTo'>;

/** The audiences that are offered for a template; the first is chosen (rules: send-audiences, party-cancelled). */
export const audiencesFor = ({ type, leadsTo }: Template, partyCancelled: boolean): readonly Audience[] =>
  ORDER[leadsTo === 'invitation' ? type : leadsTo].filter(
    (audience) => !partyCancelled || hearsOfCancelling({ audience }),
  );

interface AudienceChoiceProps {
  audiences: readonly Audience[];
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** On a phone so many audiences are shown at first, and the chosen one. */
const SHOWN_ON_PHONE = 3;

/** The choice of an audience; on a phone the less likely ones are behind a button (rules: send-audiences, messages-short-on-phone). */
export function AudienceChoice({ audiences, value, onChange }: AudienceChoiceProps) {
  const { t } = useTranslation('invitations');
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const folded = audiences.filter((audience, at) => at >= SHOWN_ON_PHONE && audience !== value);
  const mayFold = isPhone && folded.length > 1;
  const shown = mayFold && !isOpen ? audiences.filter((audience) => !folded.includes(audience)) : audiences;
  return (
    <FormControl>
      <FormLabel id="audience" sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
        {t('audience.title')}
      </FormLabel>
      <RadioGroup
        id={id}
        aria-labelledby="audience"
        value={value}
        onChange={(_, next) => onChange(next as Audience)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
        {shown.map((audience) => (
          <FormControlLabel
            key={audience}
            value={audience}
            control={<Radio />}
            label={t(`audience.${audience}`)}
            sx={{ mr: 0 }}
          />
        ))}
      </RadioGroup>
      {mayFold && (
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ...inColumn, minHeight: 44 }}
        >
          {isOpen ? t('audience.fewer') : t('audience.more', { count: folded.length })}
        </Button>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {t(`audience.hints.${value}`)}
      </Typography>
    </FormControl>
  );
}

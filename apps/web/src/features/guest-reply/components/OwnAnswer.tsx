import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RsvpField } from '@festlig/contracts/party';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { answerLine, askedOf } from '../../../lib/answer-fields';

interface OwnAnswerProps {
  rsvp: OwnRsvp;
  /** The host's own questions. */
  fields: readonly RsvpField[];
  /** The guest has just left the form without a change. */
  focused: boolean;
  /** Absent when replies are closed. */
  onChange?: (() => void) | undefined;
}

/** The guest's answer, and the button to change it. */
export function OwnAnswer({ rsvp, fields, focused, onChange }: OwnAnswerProps) {
  const { t } = useTranslation('guest-reply');
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper', p: 2.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t('own')}
        {rsvp.name && ` · ${rsvp.name}`}
      </Typography>
      <Typography variant="h4" component="h2" sx={{ mt: 0.5 }}>
        {rsvp.isComming ? t('ownYes', { count: rsvp.numberOfPeople }) : t('ownNo')}
      </Typography>
      {askedOf(fields).map((field) => {
        const line = answerLine(field, rsvp.fields);
        return (
          line && (
            <Typography key={field.id} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {line}
            </Typography>
          )
        );
      })}
      {rsvp.comment && (
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <q>{rsvp.comment}</q>
        </Typography>
      )}
      {onChange && (
        <Button variant="outlined" fullWidth autoFocus={focused} sx={{ mt: 2 }} onClick={onChange}>
          {t('change')}
        </Button>
      )}
    </Box>
  );
}

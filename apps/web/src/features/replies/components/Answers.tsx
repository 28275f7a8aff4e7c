import Box from '@mui/material/Box';
import type { RsvpField } from '@festlig/contracts/party';
import type { HostRsvp, Rsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { answerLine } from '../../../lib/answer-fields';
import { useReplyColors } from '../use-reply-colors';

/** Coming or not: a dot in the colour of the numbers above, and words (rule: reply-colours). */
export function Answer({ coming }: { coming: boolean }) {
  const { t } = useTranslation('replies');
  const { attending, notAttending } = useReplyColors();
  const bgcolor = coming ? attending : notAttending;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor }} />
      {t(coming ? 'list.yes' : 'list.no')}
    </Box>
  );
}

/** What the guest had answered before changing between yes and no (rule: earlier-answer). */
export function Earlier({ reply: { earlier } }: { reply: HostRsvp }) {
  const { t } = useTranslation('replies');
  if (earlier === null) return null;
  const { isComming, comment } = earlier;
  return (
    <div>
      {t(isComming ? 'list.fromYes' : 'list.fromNo')}
      {comment !== '' && ` ${t('list.wrote', { comment })}`}
    </div>
  );
}

/** The guest's answers to the host's own questions, one a line, including questions that are hidden now. */
export function OwnFields({ reply, fields }: { reply: Rsvp; fields: readonly RsvpField[] }) {
  return fields.map((field) => {
    const line = answerLine(field, reply.fields);
    return line && <div key={field.id}>{line}</div>;
  });
}

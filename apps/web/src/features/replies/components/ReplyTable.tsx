import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import { REPLY_COLORS } from '../colors.model';

const LOCALES = { da: 'da-DK', en: 'en-GB' };

/** A table on wide screens; on a phone each reply is a small card of the same cells. */
export function ReplyTable({ replies }: { replies: readonly Rsvp[] }) {
  const { t } = useTranslation('replies');
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const at = (instant: string) => format.format(new Date(instant));
  return (
    <Card>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('list.name')}</th>
            <th scope="col">{t('list.answer')}</th>
            <th scope="col">{t('list.people')}</th>
            <th scope="col">{t('list.comment')}</th>
            <th scope="col">{t('list.at')}</th>
          </tr>
        </thead>
        <tbody>
          {replies.map((reply) => (
            <tr key={reply.id}>
              <th scope="row">
                {reply.name}
                {reply.email && <div className="quiet">{reply.email}</div>}
              </th>
              <td>
                <Answer coming={reply.isComming} />
              </td>
              <td className="people">{reply.isComming ? reply.numberOfPeople : '–'}</td>
              <td className="comment">{reply.comment}</td>
              <td className="quiet when">
                <time dateTime={reply.createdAt}>{at(reply.createdAt)}</time>
                {reply.changedAt !== reply.createdAt && <div>{t('list.changed', { date: at(reply.changedAt) })}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

function Answer({ coming }: { coming: boolean }) {
  const { t } = useTranslation('replies');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: REPLY_COLORS[coming ? 'attending' : 'notAttending'],
        }}
      />
      {t(coming ? 'list.yes' : 'list.no')}
    </Box>
  );
}

const phone = '@media (max-width: 719px)';
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 2.5, py: 1.5, textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { fontSize: '0.9375rem', fontWeight: 600, color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .quiet': { fontSize: '0.9375rem', fontWeight: 400, color: 'text.secondary' },
  '& .when': { whiteSpace: 'nowrap' },
  '& .comment': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 160 },
  '& .people': { fontVariantNumeric: 'tabular-nums' },
  [phone]: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr auto auto', columnGap: 1.5, px: 2, py: 1.5 },
    '& tbody th, & tbody td': { p: 0 },
    '& .comment:empty': { display: 'none' },
    '& .comment, & .when': { gridColumn: '1 / -1', pt: 0.5 },
  },
} as const;

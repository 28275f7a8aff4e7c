import ChatBubble from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import type { RsvpField } from '@festlig/contracts/party';
import type { HostRsvp } from '@festlig/contracts/rsvp';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { touchTarget } from '../../../lib/touch-target';
import { useMoment } from '../../../components/use-moment';
import { addressesOf, newestWords, searchOf } from '../model';
import { linkIdOf } from '../use-return-focus';
import { Answer, Earlier, OwnFields } from './Answers';
import { Unlisted } from './Unlisted';

interface ReplyTableProps {
  partyId: string;
  replies: readonly HostRsvp[];
  /** The party's own questions. */
  fields: readonly RsvpField[];
}

/** A table on wide screens; on a phone each reply is a small card of the same cells. The name links to the reply. */
export function ReplyTable({ partyId, replies, fields }: ReplyTableProps) {
  const { t } = useTranslation('replies');
  const moment = useMoment();
  const [params] = useSearchParams();
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
                <MuiLink
                  component={Link}
                  id={linkIdOf(reply.id)}
                  to={searchOf(params, reply.id)}
                  color="inherit"
                  sx={touchTarget}
                >
                  {reply.name}
                </MuiLink>
                {addressesOf(reply).map((address) => (
                  <div key={address} className="quiet address" title={address}>
                    {address}
                  </div>
                ))}
                <Messages reply={reply} />
                <Unlisted partyId={partyId} reply={reply} />
              </th>
              <td>
                <Answer coming={reply.isComming} />
              </td>
              <td className="people">
                {reply.isComming ? <span>{reply.numberOfPeople}</span> : <span className="nobody">–</span>}
                {reply.companions.length > 0 && <div className="quiet">{reply.companions.join(', ')}</div>}
              </td>
              <td className="comment">
                {newestWords(reply)}
                <div className="quiet">
                  <OwnFields reply={reply} fields={fields} />
                  <Earlier reply={reply} />
                </div>
              </td>
              <td className="quiet when">
                <time dateTime={reply.createdAt}>{moment(reply.createdAt)}</time>
                {reply.changedAt !== reply.createdAt && (
                  <div>{t('list.changed', { date: moment(reply.changedAt) })}</div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

/** The number of messages under the reply, and whether the guest waits for the host's answer. */
function Messages({ reply }: { reply: HostRsvp }) {
  const { t } = useTranslation('replies');
  const { messageCount: count, waits } = reply;
  if (count === 0 && !waits) return null;
  return (
    <Box
      className="quiet"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, ...(waits && { '&&': { color: 'primary.main' } }) }}
    >
      <ChatBubble sx={{ fontSize: 16 }} aria-hidden />
      {waits ? t('list.waits') : t('list.messages', { count })}
    </Box>
  );
}

const phone = '@media (max-width: 719px)';
const wide = '@media (min-width: 720px)';
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 2.5, py: 1.5, textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { fontSize: '0.9375rem', fontWeight: 600, color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere', minWidth: 140 },
  '& .quiet': { fontSize: '0.9375rem', fontWeight: 400, color: 'text.secondary' },
  '& .when': { whiteSpace: 'nowrap' },
  [wide]: { '& .address': { maxWidth: '20vw', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  '& .comment': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 160 },
  '& .people': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .people > div': { minWidth: 120, maxWidth: 280 },
  [phone]: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr auto auto', columnGap: 1.5, px: 2, py: 1 },
    '& tbody th, & tbody td': { p: 0, minWidth: 0 },
    '& .comment, & .when': { gridColumn: '1 / -1', pt: 0.25 },
    '& .comment': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      minHeight: 0,
    },
    '& .comment:empty': { display: 'none' },
    // The number stands beside the answer, the names below in the whole width.
    '& .people': { display: 'contents' },
    '& .nobody': { display: 'none' },
    '& .people > div': { gridColumn: '1 / -1', maxWidth: 'none' },
    '& tbody th > div.address': { display: 'none' },
    '& .when': { display: 'flex', columnGap: 1, fontSize: '0.875rem' },
  },
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';

/** Who a send would reach, before it is sent (spec section 3, Presend summary). */
export function PresendSummary({ summary }: { summary: OutputOf<typeof messaging.calls.presend> | undefined }) {
  const { t } = useTranslation('invitations');
  const partyRef = usePartyRef();
  if (!summary) {
    return (
      <Box role="status" aria-label={t('send.counting')}>
        <Skeleton width="70%" height={30} />
      </Box>
    );
  }
  const { contacts, mail, unsubscribed, ids } = summary;
  const unreachable = contacts - mail - unsubscribed;
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {mail > 0 ? t('send.summary', { count: mail }) : t('send.summaryNone')}
      </Typography>
      {unreachable > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('send.unreachable', { count: unreachable })}
        </Typography>
      )}
      {unsubscribed > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('send.unsubscribed', { count: unsubscribed })}
        </Typography>
      )}
      {mail === 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link component={RouterLink} to={`/${partyRef}/contacts`}>
            {t('send.noGuests')}
          </Link>
        </Typography>
      )}
      {ids && ids.length > 0 && (
        <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', py: 0.5 } }}>
          <summary>{t('send.who')}</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 220, overflow: 'auto', fontSize: '0.9375rem' }}>
            {ids.map(({ id, name, email }) => (
              <li key={id}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {email ?? t('send.noEmail')}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { useNumber } from '../../../i18n/use-number';

type Presend = OutputOf<typeof messaging.calls.presend>;

const facts = ({ contacts, mail, text, tokens, unsubscribed }: Presend) =>
  ({ contacts, mail, text, tokens, unsubscribed, unreachable: contacts - mail - unsubscribed }) as const;

/** Counts of 0 are left out, except these. */
const ALWAYS = ['contacts', 'mail'];

/** How many guests a send would reach, before it is sent (rule: presend-summary). */
export function PresendSummary({ summary }: { summary: Presend | undefined }) {
  const { t } = useTranslation('invitations');
  const partyRef = usePartyRef();
  const number = useNumber();
  if (!summary) {
    return (
      <Box role="status" aria-label={t('send.counting')}>
        <Skeleton width="70%" height={30} />
      </Box>
    );
  }
  const { mail, ids, atLeast, today } = summary;
  const isLimited = today !== null && mail > today;
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isLimited
          ? t(atLeast ? 'send.summaryTodayAtLeast' : 'send.summaryToday', { count: today, mail })
          : mail > 0
            ? t(atLeast ? 'send.summaryAtLeast' : 'send.summary', { count: mail })
            : t('send.summaryNone')}
      </Typography>
      <Box component="dl" sx={grid}>
        {Object.entries(facts(summary))
          .filter(([fact, count]) => count > 0 || ALWAYS.includes(fact))
          .map(([fact, count]) => (
            <div key={fact}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t(`presend.${fact as keyof ReturnType<typeof facts>}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {atLeast && count > 0 ? t('presend.atLeast', { count }) : number(count)}
              </Box>
            </div>
          ))}
      </Box>
      {isLimited && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {today > 0 ? t('send.today', { count: today }) : t('send.todayNone')}
        </Alert>
      )}
      {mail === 0 && (
        <Typography variant="body2">
          <Link component={RouterLink} to={`/${partyRef}/contacts`}>
            {t('send.noGuests')}
          </Link>
        </Typography>
      )}
      {ids && ids.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, minHeight: 32 } }}>
          <summary>{t('send.who')}</summary>
          <Box component="ul" tabIndex={0} aria-label={t('send.whoList')} sx={people}>
            {ids.map(({ id, name, email, receives }) => (
              <li key={id}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {receives === 'mail'
                    ? email
                    : receives === 'unsubscribed'
                      ? t('send.hasLeft')
                      : t(email === null ? 'send.noEmail' : 'send.wantsNone')}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const people = { m: 0, pl: 2.5, maxHeight: 220, overflow: 'auto', fontSize: '0.9375rem' } as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
  gap: 1.5,
  my: 1.5,
} as const;

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { useNumber } from '../../../../i18n/use-number';
import { touchTarget } from '../../../../lib/touch-target';
import { QuoteTable } from '../../checkout/components/QuoteTable';
import { mailsOf, mostTexts, textsOf } from '../../checkout/order.model';
import { useBoth } from '../../checkout/use-both';
import { type Person, type Presend, sharesOf } from '../../presend.model';
import { TextOffer } from './TextOffer';

/** Of the audience each guest is in one of them. Where all of them only get a mail, the sentence above says it. */
const SHARES = ['mail', 'onlyText', 'nothing'] as const;

interface PresendSummaryProps {
  summary: Presend | undefined;
  /** The named guests whom only a text would reach, where the message has none. */
  unwritten: readonly Person[];
  /** Shows the text message. */
  onText: () => void;
}

/** Whom a send would reach on which channel, and what it costs, before it is sent (rule: presend-summary). */
export function PresendSummary({ summary, unwritten, onText }: PresendSummaryProps) {
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const partyRef = usePartyRef();
  const number = useNumber();
  const both = useBoth();
  if (!summary) {
    return (
      <Box role="status" aria-label={t('send.counting')}>
        <Skeleton width="70%" height={30} />
      </Box>
    );
  }
  const { mail, text, tokens, account, abroad, textUnsubscribed, unsubscribed, today } = summary;
  const isLimited = today !== null && mail > today;
  const [now, most, mails] = [textsOf(summary), mostTexts(summary), mailsOf(summary)];
  const shares = sharesOf(summary);
  // The sentence says only how many get a mail.
  const isSaid = now === 0 && !isLimited && mail > 0;
  const termOf = (share: (typeof SHARES)[number]) =>
    share === 'onlyText' && now > 0 ? t('presend.getsOnlyText') : t(`presend.${share}`);
  const said = () => {
    if (now > 0) return checkoutT('summary', { what: both(mails, now) });
    if (isLimited) return t('send.summaryToday', { count: today, mail });
    return mail > 0 ? t('send.summary', { count: mail }) : t('send.summaryNone');
  };
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {said()}
      </Typography>
      {(now > 0 || shares.onlyText + shares.nothing > 0) && (
        <Box component="dl" sx={grid}>
          {SHARES.filter((share) => (share === 'mail' ? !isSaid : shares[share] > 0)).map((share) => (
            <div key={share}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {termOf(share)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {number(shares[share])}
              </Box>
            </div>
          ))}
        </Box>
      )}
      {unsubscribed > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('presend.unsubscribed', { guests: unsubscribed })}
        </Typography>
      )}
      {now > 0 && <QuoteTable quote={{ texts: now, tokens, account }} />}
      <Stack spacing={1}>
        <TextOffer guests={unwritten} onText={onText} />
        {text > now && (
          <Alert severity="warning">{checkoutT(most > 0 ? 'mostTexts' : 'noTextsToday', { count: most })}</Alert>
        )}
        {abroad > 0 && <Alert severity="warning">{checkoutT('abroad', { count: abroad })}</Alert>}
        {textUnsubscribed > 0 && <Alert severity="info">{checkoutT('stopped', { count: textUnsubscribed })}</Alert>}
        {isLimited && (
          <Alert severity="info">
            {today > 0 ? t('send.today', { count: today }) : now > 0 ? checkoutT('mailsLater') : t('send.todayNone')}
          </Alert>
        )}
      </Stack>
      {mail + text === 0 && (
        <Typography variant="body2">
          <Link component={RouterLink} to={`/${partyRef}/contacts`} sx={touchTarget}>
            {t('send.noGuests')}
          </Link>
        </Typography>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
  gap: 1.5,
  my: 1.5,
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { touchTarget } from '../../../../lib/touch-target';
import type { ToldReach } from '../../text-reach.model';

/** Says beside a text message how many guests get it, why nobody does, and what to do about it (rule: text-reach). */
export function TextReachNote({ reach }: { reach: ToldReach | null }) {
  const { t } = useTranslation('text-message');
  const partyRef = usePartyRef();
  if (!reach) return null;
  const { texts, mails, possible, why } = reach;
  const said = () => {
    if (why === 'channel') return t('reach.channel', { count: possible });
    if (why !== null) return t(`reach.${why}`);
    return mails > 0 ? t('reach.both', { count: texts, mails }) : t('reach.texts', { count: texts });
  };
  return (
    <Box role="status" sx={{ mt: 1 }}>
      {said()}{' '}
      {why === 'channel' && (
        <Link
          component="button"
          type="button"
          onClick={reach.onChannel}
          sx={{ ...touchTarget, verticalAlign: 'baseline' }}
        >
          {t('reach.choose')}
        </Link>
      )}
      {(why === 'noNumber' || why === 'unwanted' || why === 'refused') && (
        <Link component={RouterLink} to={`/${partyRef}/contacts`} sx={touchTarget}>
          {t(why === 'noNumber' ? 'reach.addNumbers' : 'reach.guests')}
        </Link>
      )}
    </Box>
  );
}

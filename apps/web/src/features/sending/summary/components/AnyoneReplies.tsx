import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../../../../api/party';
import { useListSendsQuery } from '../../../../api/sends';
import { mayAnyoneReply } from '../../../../components/share/may-anyone-reply';
import { touchTarget } from '../../../../lib/touch-target';
import { hasInvited } from '../../progress/model';

/** Before the first invitation, that anyone with the link can reply, and where that is changed (rule: send-asks). */
export function AnyoneReplies({ partyId }: { partyId: string }) {
  const { t } = useTranslation('checkout');
  const partyRef = usePartyRef();
  const party = usePartyOfPage().data;
  const sends = useListSendsQuery({ partyId }).data?.items;
  if (!party || !sends || !mayAnyoneReply(party) || hasInvited(sends)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t('anyone.says')}{' '}
      <MuiLink component={Link} to={`/${partyRef}/settings#replies`} color="inherit" sx={touchTarget}>
        {t('anyone.change')}
      </MuiLink>
    </Typography>
  );
}

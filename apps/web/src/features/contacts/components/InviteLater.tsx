import Button from '@mui/material/Button';
import type { GuestCounts } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyRef } from '../../../api/party';
import { DENSE } from '../../../components/dense';

/** Leads from the guests without an invitation to one for them, once others are invited (rule: later-guests-invited). */
export function InviteLater({ states }: { states: GuestCounts['states'] | undefined }) {
  const { t } = useTranslation('path');
  const partyRef = usePartyRef();
  if (!states || states.invited === 0 || states.new === 0) return null;
  return (
    <Button
      size="small"
      variant="contained"
      sx={{ my: 0.5, whiteSpace: 'nowrap', [DENSE]: { minHeight: 32 } }}
      component={Link}
      to={`/${partyRef}/invitations?new=invitation`}
    >
      {t('later.invite', { count: states.new })}
    </Button>
  );
}

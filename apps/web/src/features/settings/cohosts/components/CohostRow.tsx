import type { CohostInvite, Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../../components/form/CallButton';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { useToast } from '../../../../components/Toaster';
import { useMoment } from '../../../../components/use-moment';
import { useMailCohostAgainMutation } from '../../api';
import { nameOf, stateOf } from '../model';

interface CohostRowProps {
  cohost: CohostInvite;
  party: Party;
  /** Removes the co-host or the invitation; absent for those who may not. */
  onRemove?: () => void;
}

/** One co-host or invitation: who, in which state, and what the owner can do about it. */
export function CohostRow({ cohost, party, onRemove }: CohostRowProps) {
  const { t } = useTranslation('cohosts');
  const moment = useMoment();
  const toast = useToast();
  const [mailAgain, { isLoading }] = useMailCohostAgainMutation();
  const name = nameOf(cohost);
  const state = stateOf(cohost, new Date());
  const again = async () => {
    try {
      await mailAgain({ partyId: party.id, inviteId: cohost.id }).unwrap();
      toast(t('invited', { email: cohost.email }));
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            ...(cohost.user && cohost.email ? [cohost.email] : []),
            t(`state.${state}`, { at: moment(cohost.createdAt) }),
          ].join(' · ')}
        </Typography>
      </Box>
      {onRemove && !cohost.user && (
        <CallButton running={isLoading} onClick={() => void again()} aria-label={t('againLabel', { name })}>
          {t('again')}
        </CallButton>
      )}
      {onRemove && (
        <Button color="inherit" onClick={onRemove} aria-label={t('removeLabel', { name })}>
          {t('remove')}
        </Button>
      )}
    </Box>
  );
}

import type { CohostInvite, Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { useToast } from '../../../../components/Toaster';
import { useUpdateCohostMutation } from '../../../../api/settings';

interface OwnCohostProps {
  party: Party;
  cohost: CohostInvite;
  onLeave: () => void;
}

/** What a co-host decides for themselves: their mails about this party, and to stop (rules: cohost-notices, cohost-removal). */
export function OwnCohost({ party, cohost, onLeave }: OwnCohostProps) {
  const { t } = useTranslation('cohosts');
  const toast = useToast();
  const [update, { isLoading, originalArgs }] = useUpdateCohostMutation();
  const shown = isLoading && originalArgs ? originalArgs.notices : cohost.notices;
  const change = async (notices: boolean) => {
    try {
      await update({ partyId: party.id, inviteId: cohost.id, notices }).unwrap();
    } catch (thrown) {
      toast(<ErrorText of={firstError(thrown)} />, { severity: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1.5 }}>
      <Box>
        <FormControlLabel
          label={t('notices')}
          control={
            <Switch
              checked={shown}
              onChange={(_, checked) => void change(checked)}
              slotProps={{ input: { 'aria-describedby': 'cohost-notices-hint' } }}
            />
          }
        />
        <Typography
          id="cohost-notices-hint"
          variant="body2"
          color="textSecondary"
          sx={{ ml: '47px', maxWidth: '56ch' }}
        >
          {t('noticesHint')}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" onClick={onLeave}>
        {t('leave')}
      </Button>
    </Box>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodedError } from '../../lib/coded-error';
import { Dialog } from '../Dialog';
import { ErrorText } from '../ErrorText';
import { Notice } from '../Notice';
import { SwitchWithHint } from '../SwitchWithHint';
import { usePartySwitch } from '../use-party-switch';
import { mayAnyoneReply } from './may-anyone-reply';
import { ShareLink } from './ShareLink';

/** Opens from the invitation: its link for a host to pass on, and whether who comes by it can reply (rule: share-says-who-replies). */
export default function ShareDialog({ party, onClose }: { party: Party; onClose: () => void }) {
  const { t } = useTranslation(['share', 'app']);
  const id = useId();
  const [problem, setProblem] = useState<CodedError>();
  const { isOn: rsvpRestricted, turn } = usePartySwitch(party, 'rsvpRestricted', setProblem);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography color="textSecondary">
          {t(mayAnyoneReply({ ...party, rsvpRestricted }) ? 'lead.reply' : 'lead.see')}
        </Typography>
        <ShareLink party={party} />
        {mayAnyoneReply({ ...party, rsvpRestricted: false }) && (
          <SwitchWithHint
            label={t('restricted')}
            hint={t('restrictedHint')}
            checked={rsvpRestricted}
            onChange={(on) => void turn(on)}
          />
        )}
        {problem && (
          <Notice role="alert" tone="error">
            <ErrorText of={problem} />
          </Notice>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

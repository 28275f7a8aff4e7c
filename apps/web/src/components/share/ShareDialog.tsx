import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../Dialog';
import { mayAnyoneReply } from './may-anyone-reply';
import { ShareLink } from './ShareLink';

/** Opens from the invitation: its link for a host to pass on. */
export default function ShareDialog({ party, onClose }: { party: Party; onClose: () => void }) {
  const { t } = useTranslation(['share', 'app']);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography color="textSecondary">{t(mayAnyoneReply(party) ? 'lead.reply' : 'lead.see')}</Typography>
        <ShareLink party={party} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app:action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

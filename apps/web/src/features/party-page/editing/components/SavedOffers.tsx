import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { TimeAndPlace } from '@festlig/domain/messaging/telling-template';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { firstError } from '../../../../api/api-error';
import { usePartyRef } from '../../../../api/party';
import { Dialog } from '../../../../components/Dialog';
import { ErrorText } from '../../../../components/ErrorText';
import { CallButton } from '../../../../components/form/CallButton';
import { useToast } from '../../../../components/Toaster';
import type { Offers } from '../use-offers';

interface SavedOffersProps {
  offers: Offers;
  /** Time and place before the change. */
  was: TimeAndPlace;
  /** Renews the subjects; rejects when that fails. */
  onRenew: () => Promise<void>;
  onClose: () => void;
}

/** After a change: the guests who are invited, and those who have declined, may be told, and subjects with the old title renewed (rule: telling-offered). */
export function SavedOffers({ offers: { tells, declined, expected, stale }, was, onRenew, onClose }: SavedOffersProps) {
  const { t } = useTranslation('page-editor');
  const partyRef = usePartyRef();
  const toast = useToast();
  const id = useId();
  const [renewing, setRenewing] = useState(false);
  const renew = async () => {
    setRenewing(true);
    try {
      await onRenew();
      toast(t('offers.renewed'));
      if (!tells) onClose();
    } catch (error) {
      toast(<ErrorText of={firstError(error)} />, { severity: 'error' });
    }
    setRenewing(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t(tells ? 'offers.tellTitle' : 'offers.renewTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {tells && <Typography>{t('offers.tell')}</Typography>}
        {tells && declined > 0 && (
          <>
            <Typography>{t('offers.declined', { count: declined })}</Typography>
            <Button
              variant={expected ? 'outlined' : 'contained'}
              component={Link}
              to={`/${partyRef}/invitations?new=${tells}&audience=rsvpNo`}
              state={{ was }}
            >
              {t('offers.writeDeclined')}
            </Button>
          </>
        )}
        {stale !== null && (
          <>
            <Typography>{t('offers.renew', { title: stale.title, count: stale.templates.length })}</Typography>
            <CallButton variant={tells ? 'outlined' : 'contained'} running={renewing} onClick={() => void renew()}>
              {t('offers.renewNow', { count: stale.templates.length })}
            </CallButton>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('offers.notNow')}</Button>
        {tells && expected && (
          <Button
            variant="contained"
            component={Link}
            to={`/${partyRef}/invitations?new=${tells}&audience=photos`}
            state={{ was }}
          >
            {t('offers.write')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

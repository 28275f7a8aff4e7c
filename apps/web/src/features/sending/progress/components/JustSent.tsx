import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { bringIntoView } from '../../../../lib/bring-into-view';
import { placeOf } from '../model';

/** Stands where the button was after a send, which is shown above the template: leads there (rule: send-shown). */
export function JustSent({ sendId }: { sendId: string }) {
  const { t } = useTranslation('invitations');
  const follow = () => bringIntoView(document.getElementById(placeOf(sendId)));
  return (
    <Alert severity="success">
      {t('send.justSent')}
      <br />
      <Button color="inherit" variant="outlined" onClick={follow} sx={{ mt: 1.5 }}>
        {t('send.follow')}
      </Button>
    </Alert>
  );
}

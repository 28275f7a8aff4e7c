import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLangPath } from '../../../i18n/use-language';

/** The address is confirmed. */
export function VerifyDone() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  return (
    <>
      <Typography variant="h1">{t('verify.done')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        {t('verify.doneText')}
      </Typography>
      <Button component={Link} to={langPath('/parties')} variant="contained" size="large">
        {t('verify.toParties')}
      </Button>
    </>
  );
}

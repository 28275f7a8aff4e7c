import OpenInNew from '@mui/icons-material/OpenInNew';
import { useTranslation } from 'react-i18next';

/** At the end of a button that opens the window of a payment: its name says so too (rule: payment-window). */
export function NewWindow() {
  const { t } = useTranslation('plan');
  return <OpenInNew titleAccess={t('newWindow')} />;
}

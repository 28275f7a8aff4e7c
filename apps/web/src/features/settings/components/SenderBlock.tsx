import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useUser } from '../../../api/session';
import { Block } from '../../../components/Block';
import { Switch } from '../../../components/form/Switch';
import { useLangPath } from '../../../i18n/use-language';

/** Whose number texts come from: the one of the host who starts the send, if it is verified (rule: settings-sms-sender). */
export function SenderBlock() {
  const { t } = useTranslation('settings');
  const langPath = useLangPath();
  const user = useUser();
  const isOn = useField<boolean>('smsUseSenderNumber').input.value;
  const isVerified = user?.phone_verified === true;
  const unverified = isOn ? t('sender.unverifiedOn') : t('sender.unverified');
  const hint = isVerified ? t('sender.number', { phone: showPhone(user.phone ?? '') }) : unverified;
  return (
    <Block
      title={t('sender.title')}
      lead={t('sender.lead')}
      state={t(isOn ? 'sender.ownBrief' : 'sender.product')}
      anchor="sender"
    >
      <Switch name="smsUseSenderNumber" label={t('sender.own')} hint={hint} disabled={!isVerified && !isOn} />
      {!isVerified && (
        <Typography sx={{ ml: '47px' }}>
          <Link component={RouterLink} to={langPath('/account')} sx={{ display: 'inline-block', py: 1.25 }}>
            {t('sender.verify')}
          </Link>
        </Typography>
      )}
    </Block>
  );
}

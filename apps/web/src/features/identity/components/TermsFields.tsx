import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { useLangPath } from '../../../i18n/use-language';
import { touchTarget } from '../../../lib/touch-target';

/** The terms, which must be accepted, and the consent to mails with advice, which need not; how details are handled is told beside them, and nothing to agree to. */
export function TermsFields() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  // Opens in a tab of its own, so that what is typed here stays.
  const elsewhere = { target: '_blank', rel: 'noopener' };
  const links = { terms: <Link href={langPath('/terms')} {...elsewhere} /> };
  return (
    <div>
      <Checkbox name="accept_terms" label={<Trans t={t} i18nKey="register.terms" components={links} />} />
      <Checkbox name="marketing_consent" label={t('register.marketing')} />
      <Link href={langPath('/privacy')} {...elsewhere} variant="body2" sx={{ ...touchTarget, my: 0 }}>
        {t('register.privacy')}
      </Link>
    </div>
  );
}

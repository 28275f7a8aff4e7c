import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { useLangPath } from '../../../i18n/use-language';

/** The terms, which must be accepted, and the consent to mails with advice, which need not. */
export function TermsFields() {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  // Opens in a tab of its own, so that what is typed here stays.
  const links = {
    terms: <Link href={langPath('/terms')} target="_blank" rel="noopener" />,
    privacy: <Link href={langPath('/privacy')} target="_blank" rel="noopener" />,
  };
  return (
    <div>
      <Checkbox name="accept_terms" label={<Trans t={t} i18nKey="register.terms" components={links} />} />
      <Checkbox name="marketing_consent" label={t('register.marketing')} />
    </div>
  );
}

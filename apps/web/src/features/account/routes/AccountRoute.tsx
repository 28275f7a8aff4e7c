import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/session';
import { Page } from '../../../components/Page';
import { AccountForm } from '../components/AccountForm';

/** What users decide about themselves (spec section 2, /account). */
export default function AccountRoute() {
  const { t } = useTranslation('account');
  const user = useUser();
  return (
    <Page title={t('title')} narrow>
      {user && <AccountForm key={user.id} user={user} />}
    </Page>
  );
}

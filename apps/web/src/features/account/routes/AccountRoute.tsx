import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/session';
import { Page } from '../../../components/Page';
import { twoColumns } from '../../../components/two-columns';
import { useSavedToast } from '../../../components/use-saved-toast';
import { loadPage } from '../../../lib/reload-page';
import { AccountForm } from '../components/AccountForm';
import { ChangeEmail } from '../components/ChangeEmail';
import { DeleteAccount } from '../components/DeleteAccount';
import { Logins } from '../components/Logins';
import { PasswordForm } from '../components/PasswordForm';
import { Sessions } from '../components/Sessions';

/** The account page: what users decide about themselves (rule: account-page). */
export default function AccountRoute({ load = loadPage }: { load?: (path: string) => void }) {
  const { t } = useTranslation('account');
  const user = useUser();
  useSavedToast(t('saved'));
  return (
    <Page title={t('title')}>
      {user && (
        <Box sx={{ ...twoColumns, rowGap: 4, alignItems: 'start' }}>
          <Stack spacing={4}>
            <AccountForm key={user.id} user={user} load={load} />
            <ChangeEmail user={user} />
          </Stack>
          <Stack spacing={4}>
            <Logins />
            <PasswordForm />
            <Sessions />
            <DeleteAccount />
          </Stack>
        </Box>
      )}
    </Page>
  );
}

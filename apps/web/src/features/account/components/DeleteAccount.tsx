import { useTranslation } from 'react-i18next';
import { DeleteBlock } from '../../../components/DeleteBlock';
import { useDeleteUserMutation } from '../api';

/** Takes the account and its parties away, and the browser to the front page as a stranger. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const [remove] = useDeleteUserMutation();
  const deleteAccount = async () => {
    await remove({}).unwrap();
    window.location.assign('/logout');
  };
  return (
    <DeleteBlock
      title={t('delete.title')}
      lead={t('delete.lead')}
      open={t('delete.open')}
      question={t('delete.question')}
      text={t('delete.text')}
      failed={t('delete.failed')}
      onDelete={deleteAccount}
    />
  );
}

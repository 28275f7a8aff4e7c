import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { DeleteBlock } from '../../../components/DeleteBlock';
import { useToast } from '../../../components/Toaster';
import { useLangPath } from '../../../i18n/use-language';
import { useDeleteUserMutation, useGetLoginsQuery } from '../api';

/** Deletes the account and its parties, then goes to the front page, logged out. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const toast = useToast();
  const { data } = useGetLoginsQuery({});
  const [remove] = useDeleteUserMutation();
  const deleteAccount = async (currentPassword: string) => {
    await remove({ currentPassword }).unwrap();
    // Navigates first, so that the account page does not ask the logged-out user to log in.
    await navigate(langPath(''));
    dispatch(api.util.resetApiState());
    toast(t('delete.done'));
  };
  return (
    <DeleteBlock
      title={t('delete.title')}
      lead={t('delete.lead')}
      open={t('delete.open')}
      question={t('delete.question')}
      text={t('delete.text')}
      failed={t('delete.failed')}
      asksPassword={data?.hasPassword ?? true}
      onDelete={deleteAccount}
    />
  );
}

import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteBlock } from '../../../components/DeleteBlock';
import { useToast } from '../../../components/Toaster';
import { useLangPath } from '../../../i18n/use-language';
import { useDeletePartyMutation } from '../api';

/** Deletes the party; shown to its owner only (rules: delete-party, owner-only). */
export function DeleteParty({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const toast = useToast();
  const [remove] = useDeletePartyMutation();
  const deleteParty = async () => {
    await remove({ partyId: party.id }).unwrap();
    toast(t('delete.done', { title: party.title }));
    void navigate(langPath('/parties'));
  };
  return (
    <DeleteBlock
      title={t('delete.title')}
      lead={t('delete.lead')}
      open={t('delete.open')}
      question={t('delete.question', { title: party.title })}
      text={t('delete.text')}
      failed={t('delete.failed')}
      onDelete={deleteParty}
    />
  );
}

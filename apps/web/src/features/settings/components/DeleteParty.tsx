import type { Party } from '@festlig/contracts/party';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { DeleteBlock } from '../../../components/DeleteBlock';
import { useToast } from '../../../components/Toaster';
import { useLangPath } from '../../../i18n/use-language';
import { useDeletePartyMutation } from '../api';

/** Deletes the party; shown to its owner only (rules: delete-party, owner-only). */
export function DeleteParty({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // Once no page shows it, what was fetched of it goes: Back leads to what the server says of it now.
      if (isDeleted.current) setTimeout(() => dispatch(api.util.invalidateTags(['Party'])));
    },
    [dispatch],
  );
  const toast = useToast();
  const [remove] = useDeletePartyMutation();
  const deleteParty = async () => {
    await remove({ partyId: party.id }).unwrap();
    toast(t('delete.done', { title: party.title }));
    isDeleted.current = true;
    void navigate(langPath('/parties'), { replace: true });
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

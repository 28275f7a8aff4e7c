import type { CohostInvite, Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../../api/api';
import { RemoveDialog } from '../../../../components/RemoveDialog';
import { useToast } from '../../../../components/Toaster';
import { useLangPath } from '../../../../i18n/use-language';
import { REMOVING, useRemoveCohostMutation } from '../../api';
import { nameOf } from '../model';

interface RemoveCohostProps {
  party: Party;
  cohost: CohostInvite;
  onDone: () => void;
}

/** Asks before somebody is removed, or before a co-host stops. */
export function RemoveCohost({ party, cohost, onDone }: RemoveCohostProps) {
  const { t } = useTranslation('cohosts');
  const langPath = useLangPath();
  const navigate = useNavigate();
  const toast = useToast();
  const dispatch = useDispatch();
  const [remove] = useRemoveCohostMutation({ fixedCacheKey: REMOVING });
  const name = nameOf(cohost);
  const input = { partyId: party.id, inviteId: cohost.id };
  const leave = async () => {
    await remove(input).unwrap();
    toast(t('left', { title: party.title }));
    await navigate(langPath('/parties'), { state: { hasEnded: true } });
    // After the page was left: it would redirect to the invitation.
    dispatch(api.util.invalidateTags(['Party', 'Parties']));
  };
  const removeOther = async () => {
    await remove(input).unwrap();
    onDone();
    toast(t('removed', { name }));
  };
  if (cohost.isMine) {
    return (
      <RemoveDialog
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        onRemove={leave}
        onCancel={onDone}
      />
    );
  }
  return (
    <RemoveDialog
      title={t('removeTitle', { name })}
      text={cohost.user ? t('removeCohost', { name }) : t('removeInvite')}
      confirmLabel={t('remove')}
      onRemove={removeOther}
      onCancel={onDone}
    />
  );
}

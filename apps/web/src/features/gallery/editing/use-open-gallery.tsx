import type { Party } from '@festlig/contracts/party';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { firstError } from '../../../api/api-error';
import { partyApi, usePartyRef } from '../../../api/party';
import { useUpdateSettingsMutation } from '../../../api/settings';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import { useMoment } from '../../../components/use-moment';

/**
 * Opens the gallery to guests, or closes it: shown at once, told, and put back when it was not saved (rule:
 * photo-opened-here). What guests still cannot do in an open gallery is told too.
 */
export function useOpenGallery(party: Party) {
  const { t } = useTranslation('gallery-editor');
  const [update] = useUpdateSettingsMutation();
  const dispatch = useDispatch();
  const partyRef = usePartyRef();
  const toast = useToast();
  const moment = useMoment();
  return async (on: boolean) => {
    const shown = dispatch(
      partyApi.util.updateQueryData('getParty', { partyId: partyRef }, (now) => ({
        ...now,
        photosEnabled: on,
      })) as never,
    ) as unknown as { undo: () => void };
    const { error } = await update({ partyId: party.id, photosEnabled: on });
    if (error) {
      shown.undo();
      toast(<ErrorText of={firstError(error)} />, { severity: 'error' });
      return;
    }
    const { why, opensAt } = galleryAccess({ ...party, photosEnabled: on }, false, new Date());
    if (opensAt !== null) toast(t('guests.later', { when: moment(opensAt, 'long') }));
    else if (why === 'hosts_only') toast(t('guests.hosts_only'), { severity: 'info' });
    else toast(t(on ? 'guests.opened' : 'guests.off'));
  };
}

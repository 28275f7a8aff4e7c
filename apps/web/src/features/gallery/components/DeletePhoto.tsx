import type { Photo } from '@festlig/contracts/media';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../components/RemoveDialog';
import { useToast } from '../../../components/Toaster';
import { removeOwnPhoto } from '../../../lib/own-photos';
import { useDeletePhotoMutation } from '../api';
import { useGuestKey } from '../use-guest-key';

interface DeletePhotoProps {
  partyId: string;
  photo: Pick<Photo, 'id'>;
  /** Whether its uploader takes it back, instead of an editor who deletes it. */
  isOwn: boolean;
  onClose: () => void;
}

/** Asks before a photo is deleted (rules: photo-editors-screen, photo-take-back). */
export function DeletePhoto({ partyId, photo, isOwn, onClose }: DeletePhotoProps) {
  const { t } = useTranslation('gallery');
  const toast = useToast();
  const key = useGuestKey(partyId);
  const [remove] = useDeletePhotoMutation();
  const onRemove = async () => {
    await remove({ partyId, photoId: photo.id, ...key }).unwrap();
    removeOwnPhoto(partyId, photo.id);
    toast(t('delete.done'));
    onClose();
  };
  return (
    <RemoveDialog
      title={t(isOwn ? 'delete.ownTitle' : 'delete.title')}
      text={t('delete.text')}
      confirmLabel={t(isOwn ? 'delete.ownConfirm' : 'delete.confirm')}
      onRemove={onRemove}
      onCancel={onClose}
    />
  );
}

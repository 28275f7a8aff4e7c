import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoLine } from '../../../../components/UndoLine';

interface DeletedWishProps {
  title: string;
  onUndo: () => Promise<void>;
}

/** In place of a wish that was just deleted: the way back. */
export function DeletedWish({ title, onUndo }: DeletedWishProps) {
  const { t } = useTranslation('wish-editor');
  const [pending, setPending] = useState(false);
  const undo = async () => {
    setPending(true);
    await onUndo();
    setPending(false);
  };
  return (
    <UndoLine
      component="li"
      text={t('deleted', { title })}
      undo={t('undo')}
      pending={pending}
      onUndo={() => void undo()}
    />
  );
}

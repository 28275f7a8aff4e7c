import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../../components/form/CallButton';

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
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        pl: 2.5,
        pr: 1,
        py: 1,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: '20px',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <Box role="status" sx={{ flex: '1 1 160px' }}>
        {t('deleted', { title })}
      </Box>
      {/* The button that had the focus is gone. */}
      <CallButton autoFocus running={pending} onClick={() => void undo()}>
        {t('undo')}
      </CallButton>
    </Box>
  );
}

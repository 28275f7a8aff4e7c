import Box from '@mui/material/Box';
import type { Photo } from '@festlig/contracts/media';
import { useTranslation } from 'react-i18next';
import { stampOf } from '../../model';

/** Who uploaded a photo and when, below it: for editors, because others are not told (rule: photo-editors-see-more). */
export function Caption({ photo: { name, createdAt }, zone }: { photo: Photo; zone: string }) {
  const { t } = useTranslation('gallery');
  if (createdAt === null) return null;
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 'auto 0 0 0',
        pt: 5,
        pb: 'max(16px, env(safe-area-inset-bottom))',
        px: 2,
        textAlign: 'center',
        color: '#fffdfa',
        fontSize: '0.9375rem',
        background: 'linear-gradient(transparent, rgb(28 23 21 / 0.7))',
        pointerEvents: 'none',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <strong>{name ?? t('nobody')}</strong> · {stampOf(createdAt, zone)}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useQrCode } from '../use-qr-code';

/** The QR code of the gallery's link. The box around it has its size before it is made. */
export function ShareCode({ link, size }: { link: string; size: string }) {
  const { t } = useTranslation('wall');
  const src = useQrCode(link);
  return (
    <Box
      sx={{ flex: 'none', width: size, aspectRatio: '1', bgcolor: '#fff', borderRadius: '12px', overflow: 'hidden' }}
    >
      {src !== undefined && (
        <Box component="img" src={src} alt={t('codeAlt', { link })} sx={{ width: 1, display: 'block' }} />
      )}
    </Box>
  );
}

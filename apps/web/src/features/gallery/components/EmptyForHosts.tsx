import Box from '@mui/material/Box';
import type { Party } from '@festlig/contracts/party';
import { useTranslation } from 'react-i18next';
import { ShareLink } from '../../../components/share/ShareLink';
import { GalleryMessage } from './GalleryMessage';

/** A gallery without photos, for who can tell the guests about it. */
export default function EmptyForHosts({ party }: { party: Party }) {
  const { t } = useTranslation('gallery-editor');
  return (
    <GalleryMessage title={t('empty.title')} text={t('empty.text')}>
      <Box sx={{ maxWidth: 460, mx: 'auto', textAlign: 'left' }}>
        <ShareLink party={party} page="/photos" />
      </Box>
    </GalleryMessage>
  );
}

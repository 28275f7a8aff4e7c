import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { Included } from '../../../components/plan/Included';
import { ShareLink } from '../../../components/share/ShareLink';
import { ExamplePhotos } from '../example/components/ExamplePhotos';
import { GalleryMessage } from './GalleryMessage';
import { OpenToGuests } from './OpenToGuests';

/** A gallery without photos, for who can tell the guests about it, once they can do something there. */
export default function EmptyForHosts({ party, isFiltered }: { party: Party; isFiltered: boolean }) {
  const { t } = useTranslation('gallery-editor');
  const { why } = galleryAccess(party, false, new Date());
  if (isFiltered) return <GalleryMessage title={t('waiting.none')} text={t('waiting.noneText')} />;
  if (why === 'plan' || why === 'off' || why === 'hosts_only') {
    return (
      <GalleryMessage
        title={t('empty.title')}
        text={t(why === 'plan' ? 'empty.planText' : 'empty.closedText')}
        picture={why === 'plan' ? <ExamplePhotos /> : undefined}
      >
        {why === 'plan' && (
          <Typography sx={{ mt: -2, mb: 2, fontWeight: 600 }}>
            <Included feature="photos" party={party} />
          </Typography>
        )}
        <OpenToGuests party={party} why={why} variant="contained" />
      </GalleryMessage>
    );
  }
  return (
    <GalleryMessage title={t('empty.title')} text={t('empty.text')}>
      <Box sx={{ maxWidth: 460, mx: 'auto', textAlign: 'left' }}>
        <ShareLink party={party} page="/photos" />
      </Box>
    </GalleryMessage>
  );
}

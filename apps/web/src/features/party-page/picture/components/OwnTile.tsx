import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { HeroImage } from '../../../../components/HeroImage';
import { isLocal } from '../../../../lib/draft-picture';
import { useLocalFormats } from '../use-local-formats';
import { HeroTile } from './HeroTile';

interface OwnTileProps {
  /** The host's photo as it was cropped. */
  image: string;
  isChosen: boolean;
  /** Shown as phones show it. */
  isUpright: boolean;
  onChoose: (image: string) => void;
}

/** The host's own photo among the drawings, so that it is back with one press (rule: own-hero-offered). */
export function OwnTile({ image, isChosen, isUpright, onChoose }: OwnTileProps) {
  const { t } = useTranslation('page-editor');
  const made = useLocalFormats(image);
  const local = isUpright ? made?.upright : made?.wide;
  return (
    <HeroTile name={t('own.yours')} isChosen={isChosen} onChoose={() => onChoose(image)}>
      <Box aria-hidden sx={{ position: 'relative', aspectRatio: isUpright ? '10 / 11' : '16 / 9' }}>
        {isLocal(image) ? (
          <Box
            sx={{ height: '100%', bgcolor: 'divider' }}
            style={local ? { background: `url("${local}") 50% 30% / cover` } : {}}
          />
        ) : (
          <HeroImage src={image} size={isUpright ? 'upright' : 'thumb'} style={{ position: 'absolute', inset: 0 }} />
        )}
      </Box>
    </HeroTile>
  );
}

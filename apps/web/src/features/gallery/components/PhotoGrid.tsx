import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { Photo } from '@festlig/contracts/media';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { patiently } from '../../../lib/patiently';
import { rowsOf, shapeOf, WANTED, widestOf } from '../rows.model';
import { useStamp } from '../use-stamp';
import { PhotoTile } from './PhotoTile';

/** Loaded for editors only: guests change no photo. */
const PhotoTools = lazy(patiently(() => import('../editing/components/PhotoTools')));

/** The first pictures of the page are on the screen when it opens. */
const FIRST = 4;

interface PhotoGridProps {
  photos: readonly Photo[];
  /** How many photos are on the pages before. */
  before: number;
  total: number;
  /** The party's time zone. */
  zone: string;
  /** The party whose photos may be changed here; null for guests. */
  editedIn: string | null;
  isExpanded: boolean;
  onOpen: (photo: Photo) => void;
}

/** A page of photos in rows, each in its own shape, so that nothing moves when they load (rule: photo-grid). */
export function PhotoGrid({ photos, before, total, zone, editedIn, isExpanded, onOpen }: PhotoGridProps) {
  const { t } = useTranslation('gallery');
  const stampOf = useStamp(zone);
  const { breakpoints } = useTheme();
  const isTablet = useMediaQuery(breakpoints.up('sm'));
  const isDesk = useMediaQuery(breakpoints.up('md'));
  const wide = WANTED[isDesk ? (isExpanded ? 'expandedDesk' : 'desk') : isTablet ? 'tablet' : 'phone'];
  // A finger that scrolls would press them by mistake: there, the photo in full size has them.
  const hasTools = !useMediaQuery('(hover: none)', { noSsr: true }) && editedIn !== null;
  // Names and buttons need wider tiles.
  const wanted = editedIn === null ? wide : wide * 0.85;
  const rows = useMemo(() => rowsOf(photos, wanted), [photos, wanted]);
  const columns = isDesk ? 1016 : isTablet ? 700 : 358;
  const nths = new Map(photos.map(({ id }, index) => [id, before + index + 1]));
  return (
    <Box
      role="list"
      aria-label={t('title')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '6px', sm: 1.5 } }}
    >
      {rows.map(({ photos: inRow, shape: sum }) => (
        <Box
          key={inRow[0]?.id}
          role="presentation"
          sx={{ display: 'flex', gap: { xs: '6px', sm: 1.5 }, maxWidth: widestOf({ shape: sum }, wanted) ?? 'none' }}
        >
          {inRow.map((photo) => {
            const [nth, shape] = [nths.get(photo.id) ?? 0, shapeOf(photo)];
            const place = { nth, total };
            const alt = photo.name === null ? t('photo', place) : t('photoBy', { ...place, name: photo.name });
            return (
              <Box key={photo.id} role="listitem" sx={{ flex: `${shape} 1 0`, minWidth: 0 }}>
                <PhotoTile
                  photo={photo}
                  alt={alt}
                  width={(shape / sum) * columns}
                  shape={shape}
                  isFirst={nth - before <= FIRST}
                  onOpen={() => onOpen(photo)}
                  stamp={photo.createdAt === null ? null : stampOf(photo.createdAt)}
                  tools={
                    hasTools && (
                      <Suspense>
                        <PhotoTools partyId={editedIn} photo={photo} name={alt} />
                      </Suspense>
                    )
                  }
                />
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { GalleryState } from '@festlig/contracts/media';
import { FEW_LEFT } from '@festlig/contracts/media/photo-limits';
import type { Party } from '@festlig/contracts/party';
import { hasFeature } from '@festlig/domain/billing/features';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { Included } from '../../../components/plan/Included';
import { useMoment } from '../../../components/use-moment';
import { touchTarget } from '../../../lib/touch-target';
import type { PhotoList } from '../api';
import { GalleryActions } from '../editing/components/GalleryActions';
import { WaitingBar } from '../editing/components/WaitingBar';
import { useOpenGallery } from '../editing/use-open-gallery';
import { OFFER, type PhotoFilter } from '../model';
import { OpenToGuests } from './OpenToGuests';

interface GalleryToolsProps {
  party: Party;
  list: PhotoList;
  filter: PhotoFilter;
  onFilter: (filter: PhotoFilter) => void;
}

/** What an editor does with the gallery as a whole, and what its guests can do in it (rules: photo-zip, photo-wall-screen). */
export default function GalleryTools({ party, list, filter, onFilter }: GalleryToolsProps) {
  const { sees, uploads } = galleryAccess(party, false, new Date());
  const { gallery } = list;
  const total = filter.which ? (list.counts?.all ?? 0) : list.total;
  const waiting = <WaitingBar party={party} list={list} filter={filter} onFilter={onFilter} />;
  // What is said in its place leads to the plans (rule: photo-plan-told).
  if (total === 0 && !hasFeature(party, 'photos')) return waiting;
  return (
    <>
      <Box sx={row}>
        <Box sx={text}>
          <OpenSwitch party={party} isEmpty={total === 0} />
          <GuestsSee party={party} isEmpty={total === 0} />
          <Room party={party} gallery={gallery} />
        </Box>
        <GalleryActions party={party} isOpen={sees || uploads} hasPhotos={total > 0} />
      </Box>
      {waiting}
    </>
  );
}

/** Narrow, so that the buttons have one line on a desk; above them on a phone. */
const text = {
  flex: '1 1 100px',
  gridColumn: '1 / -1',
  mb: { xs: 0.5, sm: 0 },
  '&:empty': { display: { xs: 'none', sm: 'block' }, flexBasis: 0 },
} as const;

/** On a phone two columns, with little room around them: the photos begin high on the screen. */
const row = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  rowGap: { xs: 0, sm: 1 },
  py: 0.5,
  mb: 1.5,
  '& .MuiButton-root': {
    flex: 'none',
    justifyContent: { xs: 'start', sm: 'center' },
    px: { xs: 1.5, sm: 2.5 },
    minHeight: 44,
    whiteSpace: 'nowrap',
  },
} as const;

/** Whether the gallery is open to guests at all; an empty one that is closed has a button below (rule: photo-opened-here). */
function OpenSwitch({ party, isEmpty }: { party: Party; isEmpty: boolean }) {
  const { t } = useTranslation('gallery-editor');
  const open = useOpenGallery(party);
  if (!hasFeature(party, 'photos') || (isEmpty && !party.photosEnabled)) return null;
  return (
    <FormControlLabel
      label={t('guests.switch')}
      control={<Switch checked={party.photosEnabled} onChange={(_, checked) => void open(checked)} />}
      sx={{ minHeight: 44 }}
    />
  );
}

/**
 * What guests cannot do in the gallery, and the way to change it; nothing when they can do everything. An empty gallery that
 * is closed has the way below.
 */
function GuestsSee({ party, isEmpty }: { party: Party; isEmpty: boolean }) {
  const { t } = useTranslation('gallery-editor');
  const moment = useMoment();
  const { sees, uploads, opensAt, why } = galleryAccess(party, false, new Date());
  if (sees && uploads) return null;
  return (
    <>
      <Typography>
        {opensAt !== null
          ? t('guests.later', { when: moment(opensAt, 'long') })
          : why !== null && why !== 'later'
            ? t(`guests.${why}`)
            : t(sees ? 'guests.seeOnly' : 'guests.uploadOnly')}
      </Typography>
      {why === 'plan' && (
        <Typography sx={{ fontWeight: 600 }}>
          <Included feature="photos" party={party} />
        </Typography>
      )}
      {why !== 'off' && !(isEmpty && why === 'hosts_only') && (
        <OpenToGuests party={party} why={why} variant="outlined" />
      )}
    </>
  );
}

/** Where the offer stands in the gallery itself. */
function goToOffer() {
  const offer = document.getElementById(OFFER);
  offer?.scrollIntoView({ block: 'center' });
  offer?.querySelector('button')?.focus({ preventScroll: true });
}

/** How many photos the plan allows, and the way to more; nothing where the plan allows none (rules: photo-limit, photo-unlimited). */
function Room({ party, gallery: { limit, left } }: { party: Party; gallery: GalleryState }) {
  const { t } = useTranslation('gallery-editor');
  if (limit === null || left === null || limit === 0 || !hasFeature(party, 'photos')) return null;
  return (
    <Typography color={left === 0 ? 'error' : 'textSecondary'}>
      {t('room', { used: limit - left, limit })}
      {left <= FEW_LEFT && (
        <>
          {' · '}
          <MuiLink
            component="button"
            onClick={goToOffer}
            sx={{ ...touchTarget, font: 'inherit', verticalAlign: 'baseline' }}
          >
            {t('more')}
          </MuiLink>
        </>
      )}
    </Typography>
  );
}

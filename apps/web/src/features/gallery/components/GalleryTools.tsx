import Download from '@mui/icons-material/DownloadOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Screen from '@mui/icons-material/SlideshowOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Settings from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GalleryState } from '@festlig/contracts/media';
import { listPhotoFiles } from '@festlig/contracts/media/http';
import type { Party } from '@festlig/contracts/party';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../api/address-of';
import { usePartyRef } from '../../../api/party';
import { PlanLock } from '../../../components/plan/PlanLock';
import { useMoment } from '../../../components/use-moment';
import { OVER_PAGE } from '../../../lib/over-page';

interface GalleryToolsProps {
  party: Party;
  gallery: GalleryState;
  /** Photos in the gallery. */
  total: number;
}

/** What an editor does with the gallery as a whole, and what its guests can do in it (rules: photo-zip, photo-wall-screen). */
export default function GalleryTools({ party, gallery, total }: GalleryToolsProps) {
  const { t } = useTranslation('gallery-editor');
  const partyRef = usePartyRef();
  const { sees, uploads } = galleryAccess(party, false, new Date());
  // While guests can do nothing there, they would be sent to a closed gallery (rule: photo-opening-told).
  const isOpen = sees || uploads;
  return (
    <Box sx={row}>
      <Box sx={text}>
        <GuestsSee party={party} />
        <Room {...gallery} />
      </Box>
      {isOpen && (
        <Button component={Link} to={`/${partyRef}/invitations?new=photos`} variant="outlined" startIcon={<Mail />}>
          {t('tell')}
        </Button>
      )}
      {party.features.includes('photos') && (
        <Button component={Link} to={`/${partyRef}/photos/wall`} startIcon={<Screen />}>
          {t('wall')}
        </Button>
      )}
      {total > 0 && (
        <Button component="a" href={addressOf(listPhotoFiles, { partyId: party.id })} startIcon={<Download />}>
          {t('zip')}
        </Button>
      )}
      {party.photoBookEnabled && (
        <Button component={Link} to="?book" state={OVER_PAGE} startIcon={<MenuBook />}>
          {t('book')}
        </Button>
      )}
      <PlanLock feature="photos" party={party} inUse={party.photosEnabled}>
        <Button component={Link} to={`/${partyRef}/settings`} startIcon={<Settings />} aria-label={t('settingsLabel')}>
          {t('settings')}
        </Button>
      </PlanLock>
    </Box>
  );
}

/** Narrow, so that the buttons have one line on a desk. */
const text = {
  flex: { xs: 'none', sm: '1 1 100px' },
  maxWidth: { xs: '60vw', sm: 'none' },
  '&:empty': { display: { xs: 'none', sm: 'block' }, flexBasis: 0 },
} as const;

/** On a phone one row, which is scrolled sideways: the photos begin high on the screen. */
const row = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  alignItems: 'center',
  gap: 1,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 0.5,
  mb: 1.5,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& .MuiButton-root': { flex: 'none', whiteSpace: 'nowrap' },
} as const;

/** What guests cannot do in the gallery; nothing when they can do everything. */
function GuestsSee({ party }: { party: Party }) {
  const { t } = useTranslation('gallery-editor');
  const moment = useMoment();
  const { sees, uploads, opensAt, why } = galleryAccess(party, false, new Date());
  if (sees && uploads) return null;
  return (
    <Typography>
      {opensAt !== null
        ? t('guests.later', { when: moment(opensAt, 'long') })
        : why !== null && why !== 'later'
          ? t(`guests.${why}`)
          : t(sees ? 'guests.seeOnly' : 'guests.uploadOnly')}
    </Typography>
  );
}

/** Photos that can still be added at which the way to more is offered. */
const FEW = 20;

/** How many photos the plan allows (rule: photo-limit). */
function Room({ limit, left }: Pick<GalleryState, 'limit' | 'left'>) {
  const { t } = useTranslation('gallery-editor');
  const partyRef = usePartyRef();
  if (limit === null || left === null || limit === 0) return null;
  return (
    <Typography color={left === 0 ? 'error' : 'textSecondary'}>
      {t('room', { used: limit - left, limit })}
      {left <= FEW && (
        <>
          {' · '}
          <Box component={Link} to={`/${partyRef}/plan`} sx={{ color: 'primary.main' }}>
            {t('more')}
          </Box>
        </>
      )}
    </Typography>
  );
}

import Download from '@mui/icons-material/DownloadOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Mail from '@mui/icons-material/MailOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Screen from '@mui/icons-material/SlideshowOutlined';
import Settings from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { listPhotoFiles } from '@festlig/contracts/media/http';
import type { Party } from '@festlig/contracts/party';
import { hasFeature } from '@festlig/domain/billing/features';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../api/address-of';
import { usePartyRef } from '../../../../api/party';
import { LandmarkMenu } from '../../../../components/LandmarkMenu';
import { PlanLock } from '../../../../components/plan/PlanLock';
import { OVER_PAGE } from '../../../../lib/over-page';
import { useIsPhone } from '../../../../components/use-is-phone';

interface GalleryActionsProps {
  party: Party;
  /** Whether guests can do something in the gallery. */
  isOpen: boolean;
  hasPhotos: boolean;
}

/** Where an action leads, as a link of the app or of the browser. */
type Way = { component: typeof Link; to: string; state?: unknown } | { component: 'a'; href: string };
interface Action {
  name: 'tell' | 'wall' | 'zip' | 'book' | 'settings';
  icon: ReactNode;
  /** With what it is called for screen readers where its name alone does not say it. */
  way: Way & { 'aria-label'?: string };
}

/** More than these have no place beside each other on a phone. */
const ON_A_PHONE = 2;

/** What leads from the gallery to what a host does with it. A phone shows the first, and the others in a menu. */
export function GalleryActions({ party, isOpen, hasPhotos }: GalleryActionsProps) {
  const { t } = useTranslation('gallery-editor');
  const isPhone = useIsPhone();
  const { actions, settings } = useActions({ party, isOpen, hasPhotos });
  const isLocked = !party.photosEnabled && !hasFeature(party, 'photos');
  const all = [...actions, settings];
  const [first, ...rest] = all;
  const button = ({ name, icon, way }: Action) => (
    <Button key={name} {...way} {...(name === 'tell' && { variant: 'outlined' })} startIcon={icon}>
      {t(name)}
    </Button>
  );
  if (isPhone && !isLocked && first && all.length > ON_A_PHONE) {
    return (
      <>
        {button(first)}
        <LandmarkMenu
          label={t('othersLabel')}
          button={(opens) => (
            <Button {...opens} aria-label={t('othersLabel')} endIcon={<ExpandMore />}>
              {t('others')}
            </Button>
          )}
        >
          {rest.map(({ name, icon, way }) => (
            <MenuItem key={name} {...way} sx={{ minHeight: 44 }}>
              <ListItemIcon>{icon}</ListItemIcon>
              {t(name)}
            </MenuItem>
          ))}
        </LandmarkMenu>
      </>
    );
  }
  return (
    <>
      {actions.map(button)}
      <PlanLock feature="photos" party={party} inUse={party.photosEnabled}>
        {button(settings)}
      </PlanLock>
    </>
  );
}

/** What can be done now, what a host does next at first (rules: photo-opening-told, photo-wall-screen, photo-zip, photo-book). */
function useActions({ party, isOpen, hasPhotos }: GalleryActionsProps): { actions: Action[]; settings: Action } {
  const { t } = useTranslation('gallery-editor');
  const partyRef = usePartyRef();
  const to = (path: string): Way => ({ component: Link, to: `/${partyRef}/${path}` });
  const ways: (Action & { isThere: boolean })[] = [
    // While guests can do nothing there, they would be sent to a closed gallery.
    { name: 'tell', icon: <Mail />, way: to('invitations?new=photos'), isThere: isOpen },
    { name: 'wall', icon: <Screen />, way: to('photos/wall'), isThere: party.features.includes('photos') },
    {
      name: 'zip',
      icon: <Download />,
      way: { component: 'a', href: addressOf(listPhotoFiles, { partyId: party.id }) },
      isThere: hasPhotos,
    },
    {
      name: 'book',
      icon: <MenuBook />,
      way: { component: Link, to: '?book', state: OVER_PAGE },
      isThere: party.photoBookEnabled,
    },
  ];
  const way = { ...to('settings#photos'), 'aria-label': t('settingsLabel') };
  return { actions: ways.filter(({ isThere }) => isThere), settings: { name: 'settings', icon: <Settings />, way } };
}

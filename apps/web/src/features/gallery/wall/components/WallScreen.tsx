import Box from '@mui/material/Box';
import type { Party } from '@festlig/contracts/party';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { useTranslation } from 'react-i18next';
import { usePartyRef } from '../../../../api/party';
import { useTitle } from '../../../../components/use-title';
import { useShareLink } from '../../../../components/share/use-share-link';
import { useIdle } from '../use-idle';
import { useWakeLock } from '../use-wake-lock';
import { useWall } from '../use-wall';
import { Slides } from './Slides';
import { WallControls } from './WallControls';
import { WallFoot } from './WallFoot';
import { WallInvite } from './WallInvite';

/** The newest photos of a party for a screen in the room: one at a time, without anything of the product around it. */
export function WallScreen({ party }: { party: Party }) {
  const { t } = useTranslation('wall');
  const partyRef = usePartyRef();
  const { wall, broken, onPicture, isPaused, setIsPaused } = useWall(party.id);
  const isIdle = useIdle();
  const share = `${useShareLink(party)}/photos`;
  const link = galleryAccess(party, false, new Date()).uploads ? share : null;
  useTitle(t('title', { party: party.title }));
  useWakeLock();
  const { photos = [], total, isNew } = wall;
  return (
    <Box sx={{ position: 'absolute', inset: 0, cursor: isIdle ? 'none' : 'auto' }}>
      {photos.length > 0 ? (
        <>
          <Slides wall={wall} onPicture={onPicture} />
          {isNew && <NewBadge />}
          <WallFoot title={party.title} total={total} link={link} />
        </>
      ) : (
        (wall.photos || broken) && <WallInvite party={party} link={link} isLost={!wall.photos} />
      )}
      <WallControls
        isPaused={isPaused}
        onPause={photos.length > 1 ? setIsPaused : undefined}
        to={`/${partyRef}/photos`}
        isHidden={isIdle}
      />
    </Box>
  );
}

/** The photo on the screen has just come. */
function NewBadge() {
  const { t } = useTranslation('wall');
  return (
    <Box
      sx={{
        position: 'absolute',
        zIndex: 3,
        top: 'clamp(16px, 3.4vh, 40px)',
        left: 'clamp(16px, 2.4vw, 44px)',
        px: '1em',
        py: '0.45em',
        borderRadius: 999,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 'clamp(0.95rem, 1.3vw, 1.5rem)',
        fontWeight: 600,
      }}
    >
      {t('new')}
    </Box>
  );
}

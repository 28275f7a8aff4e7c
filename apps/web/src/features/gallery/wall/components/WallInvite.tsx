import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Party } from '@festlig/contracts/party';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPartyQuery, usePartyRef } from '../../../../api/party';
import { useMoment } from '../../../../components/use-moment';
import { Garland } from '../../components/Garland';
import { WALL } from '../colours.model';
import { ShareCode } from './ShareCode';
import { shownLink } from './WallFoot';

/** Milliseconds after which it is looked again whether the gallery has opened. */
const LOOK_EVERY = 10_000;

interface WallInviteProps {
  party: Party;
  /** Where guests add photos; null when they cannot. */
  link: string | null;
  /** No report has arrived, and none arrives. */
  isLost: boolean;
}

/** A wall without photos: how the first one gets here, or why there are none. */
export function WallInvite({ party, link, isLost }: WallInviteProps) {
  const { t } = useTranslation('wall');
  const why = useWhy(party);
  // Nobody touches a screen at the party: what the host changes meanwhile comes by itself.
  useGetPartyQuery({ partyId: usePartyRef() }, { pollingInterval: LOOK_EVERY });
  const text = isLost ? t('lost') : (why ?? t(link === null ? 'empty.hosts' : 'empty.text'));
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        p: 'clamp(20px, 4vh, 64px)',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 'clamp(12px, 2.4vh, 28px)',
        overflow: 'auto',
        '& > svg': { color: WALL.accent, width: 'clamp(200px, 24vw, 420px)', flex: 'none' },
      }}
    >
      <Typography sx={{ fontSize: 'clamp(1rem, 1.6vw, 1.7rem)', opacity: 0.8 }}>{party.title}</Typography>
      <Garland />
      <Typography variant="h1" sx={{ fontSize: 'clamp(2rem, 4.4vw, 4.6rem)' }}>
        {t('empty.title')}
      </Typography>
      <Typography role="status" sx={{ fontSize: 'clamp(1.05rem, 1.7vw, 1.9rem)', opacity: 0.85, maxWidth: '32ch' }}>
        {text}
      </Typography>
      {link !== null && why === null && (
        <>
          <ShareCode link={link} size="clamp(150px, 30vh, 360px)" />
          <Typography sx={{ fontSize: 'clamp(0.95rem, 1.3vw, 1.4rem)', opacity: 0.8, overflowWrap: 'anywhere' }}>
            {shownLink(link)}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** Why guests see no photos yet; null when they would (rules: photo-open, photo-open-later). */
function useWhy(party: Party): string | null {
  const { t } = useTranslation('wall');
  const moment = useMoment();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const { sees, opensAt } = galleryAccess(party, false, now);
  if (opensAt !== null) return t('later', { when: moment(opensAt, 'long') });
  return sees ? null : t('closed');
}

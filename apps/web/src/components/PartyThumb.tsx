import { isEditor } from '@festlig/domain/party/is-editor';
import { isOwn } from '@festlig/domain/web/hero-image';
import { lookOf } from '@festlig/domain/web/look';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useKnownParty } from '../api/party';
import { HeroImage } from './HeroImage';
import { useIsPhone } from './use-is-phone';

/**
 * The thumbnail of the party's picture with a line in its accent, beside the title of its host's pages on a phone, and elsewhere
 * that of a photo: a host of several parties sees which one a page belongs to. It is the left side of a drawing, whose middle is
 * empty, and the middle of a photo. Nothing on pages of no party, and for those who are not its hosts (rule: host-thumb).
 */
export function PartyThumb() {
  const party = useKnownParty();
  const { mode } = useTheme().palette;
  const isPhoto = isOwn(party?.heroImage ?? null);
  const isOnPhone = useIsPhone();
  if (!party || !isEditor(party) || (!isPhoto && !isOnPhone)) return null;
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: { xs: 40, sm: 72 },
        height: { xs: 40, sm: 72 },
        borderRadius: { xs: '10px', sm: '16px' },
        overflow: 'hidden',
        boxShadow: `0 0 0 2px ${lookOf(party).accent[mode]}`,
        displayPrint: 'none',
      }}
    >
      <HeroImage
        src={party.heroImage}
        // Of a tall photo the wide part is a strip, which seldom has the face.
        size={isPhoto ? 'upright' : 'thumb'}
        style={{ height: '100%', '--edge': isPhoto ? '' : 'left' } as CSSProperties}
      />
    </Box>
  );
}

import { isEditor } from '@festlig/domain/party/is-editor';
import { titlePlace } from '@festlig/domain/web/hero-image';
import { lookOf } from '@festlig/domain/web/look';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useKnownParty } from '../api/party';
import { HeroImage } from './HeroImage';

/**
 * The thumbnail of the party's picture with a line in its accent, beside the title of its host's pages on a phone: a host of several
 * parties sees which one a page belongs to. It is the left side of a drawing, whose middle is empty, and the middle of a photo. Nothing on
 * pages of no party, and for those who are not its hosts (rule: host-thumb).
 */
export function PartyThumb() {
  const party = useKnownParty();
  const { mode } = useTheme().palette;
  if (!party || !isEditor(party)) return null;
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: '10px',
        overflow: 'hidden',
        boxShadow: `0 0 0 2px ${lookOf(party).accent[mode]}`,
        displayPrint: 'none',
      }}
    >
      <HeroImage
        src={party.heroImage}
        size="thumb"
        style={{ height: '100%', '--edge': titlePlace(party.heroImage) === 'under' ? '' : 'left' } as CSSProperties}
      />
    </Box>
  );
}

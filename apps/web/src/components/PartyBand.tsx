import { isEditor } from '@festlig/domain/party/is-editor';
import { isOwn } from '@festlig/domain/web/hero-image';
import { lookOf } from '@festlig/domain/web/look';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useKnownParty } from '../api/party';
import { HeroEdge } from './HeroEdge';
import { HeroImage } from './HeroImage';

/**
 * What the title of a host's page of a party stands on, but for phones: the party's accent, pale, and at its end the edge of a
 * drawing at which something is drawn, or the colours of a photo, out of focus: it would be cut to a strip. Nothing on pages of no
 * party, and for those who are not its hosts (rule: host-thumb).
 */
export function PartyBand() {
  const party = useKnownParty();
  const { mode } = useTheme().palette;
  if (!party || !isEditor(party)) return null;
  const { heroImage } = party;
  return (
    <Box
      aria-hidden
      data-party-band
      sx={{ ...band, bgcolor: `color-mix(in srgb, ${lookOf(party).accent[mode]} 11%, var(--paper))` }}
    >
      <div>
        {isOwn(heroImage) ? (
          <HeroImage src={heroImage} size="thumb" style={outOfFocus} />
        ) : (
          <HeroEdge heroImage={heroImage} />
        )}
      </div>
    </Box>
  );
}

const band = {
  displayPrint: 'none',
  position: 'absolute',
  inset: 0,
  borderBottom: 1,
  borderColor: 'divider',
  '& > *': {
    // A narrower screen has no room for it beside the lead.
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    inset: '0 0 0 auto',
    width: 'min(48%, 860px)',
    // Eased at both ends: a straight one shows where it begins.
    maskImage: 'linear-gradient(to left, #000 35%, #000c 50%, #0006 70%, #0002 86%, #0000)',
  },
  overflow: 'hidden',
  '& > * > *': { height: '100%' },
} as const;

/** Larger than the band: its edges would be pale. */
const outOfFocus = { filter: 'blur(48px)', transform: 'scale(1.7)' };

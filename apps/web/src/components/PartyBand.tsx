import { isEditor } from '@festlig/domain/party/is-editor';
import { titlePlace } from '@festlig/domain/web/hero-image';
import { lookOf } from '@festlig/domain/web/look';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useKnownParty } from '../api/party';
import css from './hero.module.css';
import { HeroEdge } from './HeroEdge';
import { HeroImage } from './HeroImage';

/**
 * What the title of a host's page of a party stands on, but for phones: the party's accent, pale, and at its end the picture: of
 * a drawing the edge at which something is drawn, of a photo a part above its middle. Nothing on pages of no party, and for those who are not its hosts
 * (rule: host-thumb).
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
        {titlePlace(heroImage) === 'under' ? (
          <HeroImage src={heroImage} size="wide" className={css['under']} />
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
  '& > * > *': { height: '100%' },
} as const;

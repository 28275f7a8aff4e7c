import type { Party } from '@festlig/contracts/party';
import { lookOf } from '@festlig/domain/web/look';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { HeroImage } from '../components/HeroImage';

/**
 * A slice of the party's picture with a line in its accent, below the top bar of its host's pages: a host of several parties sees which
 * one a page belongs to. It lies in the space above the page's title, so that nothing moves when it comes (rule: host-ribbon).
 */
export function PartyRibbon({ party }: { party: Party }) {
  const accent = lookOf(party).accent[useTheme().palette.mode];
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: '100%',
        insetInline: 0,
        height: { xs: 10, sm: 26 },
        borderBottom: `3px solid ${accent}`,
        pointerEvents: 'none',
        '& img': { objectPosition: '50% 18%' },
        '@media print': { display: 'none' },
      }}
    >
      <HeroImage src={party.heroImage} style={{ height: '100%' }} />
    </Box>
  );
}

import { pageTone } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { HeroImage } from '../../../../components/HeroImage';
import { type Layout, LAYOUTS } from '../layouts.model';

/** A page in small: the picture, the title where it is not on it, the facts and the text, as blocks (rule: theme-picker). */
export function Miniature({ heroImage, layout }: { heroImage: string | null; layout: Layout }) {
  // As the band of facts (rule: page-themes).
  const isDark = pageTone({ heroImage, ...LAYOUTS[layout] }) === 'dark';
  // One that is only in this browser has no thumbnail.
  const src = heroImage?.startsWith('/') ? heroImage : null;
  const picture = <HeroImage src={src} size="thumb" style={layout === 'banner' ? strip : { height: '100%' }} />;
  if (layout === 'classic')
    return (
      <Box sx={{ height: 132, px: { xs: 1, sm: 3 }, pt: 1.25, bgcolor: 'var(--deep)' }}>
        <Box sx={{ height: '100%', p: 0.75, bgcolor: 'background.paper', ...printed }}>
          <Box sx={{ height: 52 }}>{picture}</Box>
          <Line width="50%" />
          <Line width="64%" />
          <Line width="36%" />
          <Line width={24} colour="var(--berry)" />
        </Box>
      </Box>
    );
  return (
    <Box sx={{ height: 132, bgcolor: 'background.default' }}>
      <Box sx={{ height: 70, display: 'flex', '& > *': { flex: 1, minWidth: 0 } }}>
        <div>
          {picture}
          {layout === 'banner' && <Line width="60%" colour="var(--ink)" />}
        </div>
        {layout === 'split' && (
          <Box sx={{ bgcolor: 'var(--deep)', pt: 2.5 }}>
            <Line width="60%" colour={PALE} />
            <Line width="40%" colour={PALE} />
          </Box>
        )}
      </Box>
      <Box sx={{ height: 32, pt: 0.5, bgcolor: isDark ? 'var(--deep)' : 'var(--glad)' }}>
        <Line width="30%" colour={isDark ? PALE : undefined} />
        <Line width="44%" colour={isDark ? PALE : undefined} />
      </Box>
      <Line width="60%" />
      <Line width="45%" />
    </Box>
  );
}

/** The letters on the deep accent. */
const PALE = '#fffaf0';
const strip = { height: 48, '--edge': 'top' } as CSSProperties;
const printed = { outline: '1px solid var(--berry)', outlineOffset: -4 } as const;

const Line = ({ width, colour = 'divider' }: { width: string | number; colour?: string | undefined }) => (
  <Box sx={{ height: 4, width, mx: 'auto', mt: 1, bgcolor: colour }} />
);

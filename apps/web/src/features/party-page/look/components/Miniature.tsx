import { isOwn, pageTone } from '@festlig/domain/web/hero-image';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { HeroImage } from '../../../../components/HeroImage';
import { type Layout, LAYOUTS } from '../layouts.model';

interface MiniatureProps {
  heroImage: string | null;
  /** The address of a picture that is only in this browser, which has no thumbnail. */
  local: string | undefined;
  layout: Layout;
}

/** A page in small: the picture, the title where it is not on a drawing, the facts and the text, as blocks (rule: theme-picker). */
export function Miniature({ heroImage, local, layout }: MiniatureProps) {
  // As the band of facts (rule: page-themes).
  const isDark = pageTone({ heroImage, ...LAYOUTS[layout] }) === 'dark';
  const src = heroImage?.startsWith('/') ? heroImage : null;
  const shape = layout === 'banner' ? strip : { height: '100%' };
  const picture = local ? (
    <div style={{ ...shape, background: `url("${local}") top / cover` }} />
  ) : (
    <HeroImage src={src} size="thumb" style={shape} />
  );
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
        <Box sx={{ position: 'relative' }}>
          {picture}
          {layout === 'banner' && <Line width="60%" colour="var(--ink)" />}
          {layout === 'poster' && isOwn(heroImage) && (
            <Box sx={atFoot}>
              <Line width="60%" colour={PALE} />
            </Box>
          )}
        </Box>
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
/** As on the page, whose photo gets dark to its foot. */
const atFoot = {
  position: 'absolute',
  inset: 'auto 0 0',
  p: 1,
  background: 'linear-gradient(#0000, #140c0a99 50%)',
} as const;
const printed = { outline: '1px solid var(--berry)', outlineOffset: -4 } as const;

const Line = ({ width, colour = 'divider' }: { width: string | number; colour?: string | undefined }) => (
  <Box sx={{ height: 4, width, mx: 'auto', mt: 1, bgcolor: colour }} />
);

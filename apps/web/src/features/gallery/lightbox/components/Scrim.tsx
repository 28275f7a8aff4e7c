import Box from '@mui/material/Box';
import type { CSSProperties, ReactNode } from 'react';

/** Dark towards an edge of the screen, so that white on it can be read on a pale photo; it takes no press. */
export const Scrim = ({
  edge,
  style,
  children,
}: {
  edge: 'top' | 'bottom';
  style: CSSProperties;
  children?: ReactNode;
}) => (
  <Box
    style={style}
    sx={{
      position: 'absolute',
      left: 0,
      right: 0,
      [edge]: 0,
      background: `linear-gradient(to ${edge}, transparent, rgb(28 23 21 / 0.62) 50%, rgb(28 23 21 / 0.78))`,
      pointerEvents: 'none',
    }}
  >
    {children}
  </Box>
);

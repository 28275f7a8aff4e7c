import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Which of how many this is. */
export const Counter = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'absolute',
      top: 0,
      left: 0,
      px: 2.5,
      lineHeight: '60px',
      color: '#fffdfa',
      fontVariantNumeric: 'tabular-nums',
      textShadow: '0 1px 3px rgb(0 0 0 / 0.8)',
      pointerEvents: 'none',
    }}
  >
    {children}
  </Box>
);

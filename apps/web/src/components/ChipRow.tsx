import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

interface ChipRowProps {
  component?: 'div' | 'nav';
  label: string;
  sx?: SystemStyleObject;
  children: ReactNode;
}

/** Chips beside one another: on a phone in one line that can be moved, and fades where there is more of it. */
export const ChipRow = ({ component = 'div', label, sx = {}, children }: ChipRowProps) => (
  <Box component={component} role={component === 'div' ? 'group' : undefined} aria-label={label} sx={{ ...row, ...sx }}>
    {children}
  </Box>
);

/** The room around it is for the focus ring; that at the end is as wide as the fading, which the last one is not in. */
const row = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  maskImage: { xs: 'linear-gradient(to left, transparent, #000 32px)', md: 'none' },
  gap: 0.75,
  mx: -0.5,
  pl: 0.5,
  pr: { xs: 4, md: 0.5 },
  py: 0.5,
} as const;

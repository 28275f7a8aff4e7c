import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Facts side by side on a card, stacked where the card is narrow. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        display: 'grid',
        gridAutoFlow: { sm: 'column' },
        gridAutoColumns: '1fr',
        borderRadius: '20px',
        boxShadow: '0 16px 40px -28px rgba(42, 35, 32, 0.5)',
        '& > * + *': {
          borderTop: { xs: 1, sm: 0 },
          borderLeft: { sm: 1 },
          borderColor: { xs: 'divider', sm: 'divider' },
        },
      }}
    >
      {children}
    </Box>
  );
}

/** One fact: its label and its value. */
export function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ p: { xs: 2.25, sm: 3 }, minWidth: 0, display: 'flex', gap: 1.75, alignItems: 'flex-start' }}>
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', pt: 0.25 }}>
        {icon}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="h2" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Box sx={{ fontWeight: 500, lineHeight: 1.45, overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * The host's buttons for the invitation: above its picture on a phone, where they would cover what is drawn, and on its upper
 * corner elsewhere (rule: edit-beside-picture). The page keeps their place free until they have come.
 */
export function PictureTools({ children }: { children: ReactNode }) {
  return (
    <Box
      data-picture-tools
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        displayPrint: 'none',
        justifyContent: 'flex-end',
        gap: 1,
        px: 2,
        pt: { xs: 1, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
}

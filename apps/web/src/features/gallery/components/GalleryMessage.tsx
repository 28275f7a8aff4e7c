import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Garland } from './Garland';

interface GalleryMessageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What is said where photos would be. */
export function GalleryMessage({ title, text, children }: GalleryMessageProps) {
  return (
    <Box sx={{ textAlign: 'center', pt: { xs: 4, sm: 7 }, pb: 5 }}>
      <Garland />
      <Typography variant="h3" component="h2" sx={{ mt: 2.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, mx: 'auto', maxWidth: '44ch' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

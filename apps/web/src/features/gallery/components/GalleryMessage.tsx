import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Garland } from './Garland';

interface GalleryMessageProps {
  title: string;
  text: string;
  /** Instead of the empty frames. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** What is said where photos would be. */
export function GalleryMessage({ title, text, picture = <Garland />, children }: GalleryMessageProps) {
  return (
    <Box sx={{ textAlign: 'center', pt: { xs: 3, sm: 5 }, pb: 5 }}>
      {picture}
      <Typography variant="h3" component="h2" sx={{ mt: 2.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, mx: 'auto', maxWidth: '44ch', textWrap: 'balance' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

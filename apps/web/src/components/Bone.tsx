import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A block of what is on its way, in the size of what will come. Decoration: a status beside it says so in words. */
export function Bone({ sx }: { sx?: SxProps<Theme> }) {
  return (
    <Box
      aria-hidden
      sx={
        [
          {
            height: 24,
            borderRadius: 2,
            bgcolor: 'action.hover',
            animation: `${breathe} 1.8s ease-in-out 0.4s infinite`,
          },
          ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    />
  );
}

import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/**
 * A grey block in the size of content that is loading. It is decoration: a status message beside it says so in words.
 */
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

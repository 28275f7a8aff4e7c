import Box from '@mui/material/Box';
import type { Wish } from '@festlig/contracts/party';
import type { Drawing } from '../drawing.model';
import { WishDrawing } from './WishDrawing';

/** The picture of a wish, whole on paper; without one, its drawing. It says nothing that the title does not. */
export function WishPicture({ image, drawing }: Pick<Wish, 'image'> & { drawing: Drawing | undefined }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: { xs: 'var(--wish-picture, 76px)', sm: 96 },
        height: { xs: 'var(--wish-picture, 76px)', sm: 96 },
        borderRadius: '14px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
        border: image ? 1 : 0,
        borderColor: 'divider',
        // The paper behind a drawing would dazzle on a dark screen.
        '@media screen and (prefers-color-scheme: dark)': { '& svg > rect:first-of-type': { opacity: 0.12 } },
        '& img': { width: '100%', height: '100%', objectFit: 'contain' },
      }}
    >
      {image ? (
        <img src={image} alt="" width={96} height={96} loading="lazy" decoding="async" />
      ) : (
        drawing && <WishDrawing {...drawing} />
      )}
    </Box>
  );
}

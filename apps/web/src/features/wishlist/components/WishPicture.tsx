import Box from '@mui/material/Box';
import type { Wish } from '@festlig/contracts/party';
import { SERIF } from '../../../lib/fonts';
import { initialOf } from '../model';

/** The picture of a wish, whole on paper; without one, its first letter. It says nothing that the title does not. */
export function WishPicture({ title, image }: Pick<Wish, 'title' | 'image'>) {
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
        bgcolor: image ? '#fff' : '#f3ece1',
        border: image ? 1 : 0,
        borderColor: 'divider',
        color: 'text.secondary',
        fontFamily: SERIF,
        fontSize: '2.25rem',
        '& img': { width: '100%', height: '100%', objectFit: 'contain' },
      }}
    >
      {image ? <img src={image} alt="" width={96} height={96} loading="lazy" decoding="async" /> : initialOf(title)}
    </Box>
  );
}

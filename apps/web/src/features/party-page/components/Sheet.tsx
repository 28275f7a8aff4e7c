import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Backdrop } from './Backdrop';

interface SheetProps {
  heroImage: string | null;
  hero: ReactNode;
  facts: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/** The invitation as it lies on the table: picture, facts across its lower edge, words, then what can be done. */
export function Sheet({ heroImage, hero, facts, body, children }: SheetProps) {
  return (
    <Box component="article" sx={{ position: 'relative', isolation: 'isolate' }}>
      <Backdrop heroImage={heroImage} />
      <Container maxWidth={false} sx={{ maxWidth: 1080, px: { xs: 0, sm: 3 }, pt: { xs: 0, sm: 4 } }}>
        <Box
          sx={{ borderRadius: { xs: 0, sm: '24px' }, boxShadow: { sm: '0 24px 60px -28px rgba(42, 35, 32, 0.45)' } }}
        >
          {hero}
        </Box>
      </Container>
      <Container maxWidth="md" sx={{ position: 'relative', mt: { xs: -3, sm: -5 } }}>
        {facts}
      </Container>
      <Container maxWidth="sm" sx={{ py: { xs: 4, sm: 7 } }}>
        {body}
      </Container>
      {children}
    </Box>
  );
}

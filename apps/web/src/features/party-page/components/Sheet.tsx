import type { Party } from '@festlig/contracts/party';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Backdrop } from './Backdrop';
import { LOOKS } from '../looks.model';

interface SheetProps {
  heroImage: string | null;
  themeName: Party['themeName'];
  hero: ReactNode;
  facts: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/**
 * The invitation: picture, facts, words, then what can be done, in the look its host chose
 * (rules: page-blocks, page-themes).
 */
export function Sheet({ heroImage, themeName, hero, facts, body, children }: SheetProps) {
  const look = LOOKS[themeName];
  return (
    <Box component="article" sx={{ position: 'relative', isolation: 'isolate', ...look.table }}>
      {look.hasBackdrop && <Backdrop heroImage={heroImage} />}
      <Box sx={look.card}>
        <Container maxWidth={false} sx={look.heroPlace}>
          <Box sx={look.hero}>{hero}</Box>
        </Container>
        <Container maxWidth="md" sx={look.facts}>
          {facts}
        </Container>
        <Container maxWidth="sm" sx={{ py: { xs: 4, sm: 7 } }}>
          {body}
        </Container>
        {children}
      </Box>
    </Box>
  );
}

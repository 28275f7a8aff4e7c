import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTitle } from '../../../components/use-title';
import { touchTarget } from '../../../lib/touch-target';

/** The frame of log-in and sign-up. */
export function EntryCard(props: { title: string; lead: ReactNode; footer: ReactNode; children: ReactNode }) {
  useTitle(props.title);
  return (
    <Container maxWidth="xs" sx={{ maxWidth: { sm: 480 }, py: { xs: 2, sm: 7 }, px: { xs: 1.5, sm: 3 } }}>
      <Card
        sx={{
          p: { xs: 2.5, sm: 5 },
          border: { xs: 0, sm: 1 },
          borderColor: { sm: 'divider' },
          bgcolor: { xs: 'transparent', sm: 'background.paper' },
        }}
      >
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.300rem' } }}>
          {props.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3.5 }}>
          {props.lead}
        </Typography>
        {props.children}
        <Box sx={{ mt: 3, textAlign: 'center', '& > a': touchTarget }}>{props.footer}</Box>
      </Card>
    </Container>
  );
}

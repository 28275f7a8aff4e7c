import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, use, useId } from 'react';
import { BlockLevel } from './BlockGroup';
import { ASKED, FOCUSED_HEADING, useAnchor } from './use-anchor';

interface BlockProps {
  title: string;
  lead?: string;
  /** A link of another page leads to it by this name. */
  anchor?: string | undefined;
  children: ReactNode;
}

/** One subject of the settings or of the account, on a card of its own. */
export function Block({ title, lead, anchor, children }: BlockProps) {
  const id = useId();
  return (
    <Card
      component="section"
      {...useAnchor(anchor)}
      aria-labelledby={id}
      sx={{ p: { xs: 2.25, sm: 3.5 }, borderRadius: '20px', scrollMarginTop: 16, ...ASKED }}
    >
      <Typography id={id} variant="h3" component={use(BlockLevel)} {...(anchor && FOCUSED_HEADING)}>
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: 0.75 }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>{children}</Box>
    </Card>
  );
}

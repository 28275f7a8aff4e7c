import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useId } from 'react';

/** The level of a subject's heading: below the heading of its group, where it is in one. */
export const BlockLevel = createContext<'h2' | 'h3'>('h2');

/** Subjects that belong together, under one heading (rule: settings-groups). */
export function BlockGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, '& + &': { mt: { xs: 3, sm: 4 } } }}
    >
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <BlockLevel value="h3">{children}</BlockLevel>
    </Box>
  );
}

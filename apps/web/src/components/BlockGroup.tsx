import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useId } from 'react';

/** The place of a subject: the level of its heading, which is below that of its group, and whether it is a row of a list that opens. */
export const BlockPlace = createContext<{ level: 'h2' | 'h3'; isRow: boolean }>({ level: 'h2', isRow: false });

interface BlockGroupProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Subjects that belong together, under one heading, each of them a row of a list (rules: settings-groups, settings-folded). */
export function BlockGroup({ title, lead, children }: BlockGroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={group}>
      <Typography id={id} variant="h2" sx={{ fontSize: { xs: '1.25rem', sm: 'h2.fontSize' } }}>
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: { xs: -0.5, md: -1.5 } }}>
          {lead}
        </Typography>
      )}
      <BlockPlace value={IN_GROUP}>
        <Card sx={list}>{children}</Card>
      </BlockPlace>
    </Box>
  );
}

const IN_GROUP = { level: 'h3', isRow: true } as const;
const group = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 1.25, md: 2.5 },
  'section + &': { mt: { xs: 1.25, md: 4 } },
} as const;
const list = { borderRadius: '20px', '& > * + *': { borderTop: 1, borderColor: 'divider' } } as const;

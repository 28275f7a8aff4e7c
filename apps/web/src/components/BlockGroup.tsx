import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useId, useState } from 'react';
import { useOneColumn } from './use-one-column';

/** The place of a subject: the level of its heading, which is below that of its group, and whether it is a row of a list that opens. */
export const BlockPlace = createContext<{ level: 'h2' | 'h3'; isRow: boolean }>({ level: 'h2', isRow: false });

interface BlockGroupProps {
  title: string;
  lead?: string;
  /** The subjects are rows of one list also where there is room for more. */
  isList?: boolean;
  children: ReactNode;
}

/** Subjects that belong together, under one heading; on a phone they are rows of a list (rules: settings-groups, settings-folded). */
export function BlockGroup({ title, lead, isList = false, children }: BlockGroupProps) {
  const id = useId();
  // As the page was opened: when a phone is turned, fields that were drawn anew would lose what was not saved.
  const [isOneColumn] = useState(useOneColumn());
  const isRow = isOneColumn || isList;
  return (
    <Box component="section" aria-labelledby={id} sx={group}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: { xs: -0.5, md: -1.5 } }}>
          {lead}
        </Typography>
      )}
      <BlockPlace value={{ level: 'h3', isRow }}>{isRow ? <Card sx={list}>{children}</Card> : children}</BlockPlace>
    </Box>
  );
}

const group = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 1.25, md: 2.5 },
  'section + &, form + &': { mt: { xs: 1.25, md: 4 } },
} as const;
const list = { borderRadius: '20px', '& > * + *': { borderTop: 1, borderColor: 'divider' } } as const;

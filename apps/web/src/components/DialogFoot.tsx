import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The actions at the end of a dialog's content, in sight however long the content is. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={foot}>
    {children}
  </Stack>
);

/** The padding of a dialog's content. */
const PADDING = '20px';
const foot = {
  position: 'sticky',
  bottom: `-${PADDING}`,
  // Above the labels of the fields that scroll under it.
  zIndex: 2,
  pt: 1.5,
  pb: PADDING,
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '&&': { mb: `-${PADDING}` },
  // On a phone two buttons have room beside each other.
  '& .MuiButton-text': { px: { xs: 1, sm: 2.5 } },
  // Of three, the main one is last and has a line of its own.
  '&:has(> :nth-of-type(3))': { justifyContent: { xs: 'space-between', sm: 'flex-end' } },
  '&:has(> :nth-of-type(3)) > :last-child': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

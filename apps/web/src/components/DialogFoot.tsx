import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The actions at the end of a dialog's content, in sight however long the content is: what goes on under them fades above them. */
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
  // At the end of the content it lies in the gap above the actions, where there is nothing to fade.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // Its border stays.
    bottom: 'calc(100% + 1px)',
    height: 20,
    bgcolor: 'background.paper',
    maskImage: 'linear-gradient(to top, #000, transparent)',
    pointerEvents: 'none',
  },
  // On a phone two buttons have room beside each other.
  '& .MuiButton-text': { px: { xs: 1, sm: 2.5 } },
  // Of three, the main one is last and has a line of its own.
  '&:has(> :nth-of-type(3))': { justifyContent: { xs: 'space-between', sm: 'flex-end' } },
  '&:has(> :nth-of-type(3)) > :last-child': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;

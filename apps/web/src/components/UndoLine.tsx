import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';
import { CallButton } from './form/CallButton';

interface UndoLineProps {
  /** The element that it is, for example an item of a list. */
  component?: ElementType;
  text: ReactNode;
  /** The name of the button. */
  undo: string;
  pending: boolean;
  onUndo: () => void;
}

/** Says what was just deleted, and has the way back. */
export function UndoLine({ component = 'div', text, undo, pending, onUndo }: UndoLineProps) {
  return (
    <Box component={component} sx={line}>
      <Box role="status" sx={{ flex: '1 1 160px' }}>
        {text}
      </Box>
      {/* The button that had the focus is gone. */}
      <CallButton autoFocus running={pending} onClick={onUndo}>
        {undo}
      </CallButton>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pl: 2.5,
  pr: 1,
  py: 1,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '20px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

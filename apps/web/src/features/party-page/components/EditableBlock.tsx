import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Block } from '../model';

interface EditableBlockProps {
  block: Block;
  onEdit?: ((block: Block) => void) | undefined;
  children: ReactNode;
}

/**
 * A block the host can click to edit it (rule: edit-in-place). A short cut for the mouse: the keyboard has the Edit
 * button, so the block is not a button itself and its text reads as text.
 */
export function EditableBlock({ block, onEdit, children }: EditableBlockProps) {
  if (!onEdit) return children;
  return (
    <Box
      onClick={() => onEdit(block)}
      sx={{
        height: '100%',
        cursor: 'pointer',
        '&:hover': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -4 },
      }}
    >
      {children}
    </Box>
  );
}

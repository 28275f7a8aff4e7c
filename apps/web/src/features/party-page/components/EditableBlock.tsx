import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Block } from '../model';

interface EditableBlockProps {
  block: Block;
  onEdit?: ((block: Block) => void) | undefined;
  children: ReactNode;
}

/**
 * A block that the host can click to edit (rule: edit-in-place). It is a shortcut for the mouse: the keyboard has the
 * Edit button, so the block is not a button and screen readers read its text as text.
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

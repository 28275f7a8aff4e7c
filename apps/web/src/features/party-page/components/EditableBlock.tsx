import type { ReactNode } from 'react';
import type { Block } from '../model';

interface EditableBlockProps {
  block: Block;
  onEdit?: ((block: Block) => void) | undefined;
  children: ReactNode;
}

/**
 * A block that the host can click to edit (rule: edit-in-place). It is a shortcut for the mouse: the keyboard has the
 * Edit button, so the block is not a button and screen readers read its text as text. HostBar, which guests do not load, has its styles.
 */
export function EditableBlock({ block, onEdit, children }: EditableBlockProps) {
  if (!onEdit) return children;
  return (
    <div data-block={block} onClick={() => onEdit(block)}>
      {children}
    </div>
  );
}

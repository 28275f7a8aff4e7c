import type { ReactNode } from 'react';
import type { Block } from '../model';
import css from './page.module.css';

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
    <div data-block={block} onClick={() => onEdit(block)} className={css['editable']}>
      {children}
    </div>
  );
}

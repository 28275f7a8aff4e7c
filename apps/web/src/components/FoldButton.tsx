import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import type { Ref } from 'react';

interface FoldButtonProps {
  label: string;
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens and closes what follows it. */
export const FoldButton = ({ label, controls, isOpen, onToggle, ref }: FoldButtonProps) => (
  <Button
    ref={ref}
    fullWidth
    variant="outlined"
    size="large"
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
    onClick={onToggle}
  >
    {label}
  </Button>
);

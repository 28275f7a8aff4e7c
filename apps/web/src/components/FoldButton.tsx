import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';

interface FoldButtonProps {
  label: string;
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes what follows it. */
export const FoldButton = ({ label, controls, isOpen, onToggle }: FoldButtonProps) => (
  <Button
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

import Chip from '@mui/material/Chip';

interface ChoiceChipProps {
  label: string;
  /** Absent for one that leads to a part of what is shown. */
  on?: boolean;
  onClick: () => void;
}

/** One of several choices or places, as large as a finger needs; a choice is pressed while it is chosen. */
export function ChoiceChip({ label, on, onClick }: ChoiceChipProps) {
  return (
    <Chip
      component="button"
      type="button"
      clickable
      aria-pressed={on}
      color={on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      label={label}
      onClick={onClick}
      sx={chip}
    />
  );
}

const chip = {
  height: 44,
  minWidth: 44,
  borderRadius: 22,
  font: 'inherit',
  fontSize: '0.875rem',
  flex: 'none',
  maxWidth: '100%',
} as const;

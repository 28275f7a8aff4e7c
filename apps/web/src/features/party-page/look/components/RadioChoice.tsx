import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface RadioChoiceProps {
  /** Of the group of buttons. */
  name: string;
  choice: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What stands in place of the round button, with the name of the choice. */
  children: ReactNode;
}

/**
 * One radio button of a choice, drawn as what it contains; the first element of that has the ring of the focus. The chosen one has
 * the focus when the choice opens.
 */
export function RadioChoice({ name, choice, isChosen, onChoose, children }: RadioChoiceProps) {
  return (
    <Box component="label" sx={{ position: 'relative', flex: 'none', minWidth: 0, cursor: 'pointer' }}>
      <Box
        component="input"
        type="radio"
        name={name}
        value={choice}
        checked={isChosen}
        autoFocus={isChosen}
        onChange={onChoose}
        sx={button}
      />
      {children}
    </Box>
  );
}

/** The edge of what is drawn, and of what is chosen: the same in every choice. */
export const edgeOf = (isChosen: boolean) => (isChosen ? { ...edge, ...marked } : edge);
export const weightOf = (isChosen: boolean) => ({ fontWeight: isChosen ? 700 : 500 });

const edge = { border: 1, borderColor: 'divider', borderRadius: '14px', overflow: 'hidden' } as const;
const marked = {
  borderColor: 'primary.main',
  boxShadow: (theme: Theme) => `0 0 0 1.5px ${theme.palette.primary.main}`,
} as const;
/** As large as what is drawn, so that all of it is brought into view with the focus. */
const button = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  pointerEvents: 'none',
  '&:focus-visible + *': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '3px' },
} as const;

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { RadioChoice } from './RadioChoice';

interface LookRowProps<Choice extends string> {
  /** The field of the form. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** The name of a choice. */
  sampleOf: (choice: Choice) => ReactNode;
  /** The colour of a choice: it is a swatch without a name in sight. */
  groundOf: (choice: Choice) => string;
}

/** Radio buttons in low rows, so that what they change stays in view; all of them are seen at once. */
export function LookRow<Choice extends string>({ name, legend, choices, sampleOf, groundOf }: LookRowProps<Choice>) {
  const { input } = useField<Choice>(name);
  return (
    <Box
      role="radiogroup"
      aria-label={legend}
      // Seven swatches are in one row on the narrowest phone.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px' }}
    >
      {choices.map((choice) => (
        <RadioChoice
          key={choice}
          name={name}
          choice={choice}
          isChosen={input.value === choice}
          onChoose={() => input.onChange(choice)}
        >
          <Box sx={{ ...swatch, bgcolor: groundOf(choice), ...(input.value === choice && ringed) }}>
            {sampleOf(choice)}
          </Box>
        </RadioChoice>
      ))}
    </Box>
  );
}

/** As large as a finger needs. */
const swatch = {
  boxSizing: 'border-box',
  width: 44,
  height: 44,
  border: '6px solid transparent',
  borderRadius: '22px',
  backgroundClip: 'padding-box',
} as const;
const ringed = {
  outline: '2px solid',
  outlineColor: 'text.primary',
  outlineOffset: '-3px',
} as const;

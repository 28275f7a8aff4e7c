import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { RadioChoice } from './RadioChoice';

interface LookRowProps<Choice extends string> {
  /** The field of the form. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** The name of a choice, drawn as it will look. */
  sampleOf: (choice: Choice) => ReactNode;
  /** The colour of a choice that is one: it is a swatch without a name in sight. */
  groundOf?: (choice: Choice) => string;
}

/** Radio buttons in low rows, so that what they change stays in view; all of them are seen at once. */
export function LookRow<Choice extends string>({ name, legend, choices, sampleOf, groundOf }: LookRowProps<Choice>) {
  const { input } = useField<Choice>(name);
  const lookOf = (choice: Choice, isChosen: boolean) => ({
    ...pill,
    ...(isChosen && filled),
    ...(groundOf && { ...swatch, bgcolor: groundOf(choice), ...(isChosen && ringed) }),
  });
  return (
    <Box
      role="radiogroup"
      aria-label={legend}
      // Seven swatches are in one row on the narrowest phone.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: groundOf ? '2px' : 1 }}
    >
      {choices.map((choice) => (
        <RadioChoice
          key={choice}
          name={name}
          choice={choice}
          isChosen={input.value === choice}
          onChoose={() => input.onChange(choice)}
        >
          <Box sx={lookOf(choice, input.value === choice)}>{sampleOf(choice)}</Box>
        </RadioChoice>
      ))}
    </Box>
  );
}

/** As high as a finger needs. */
const pill = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  border: 1,
  borderColor: 'var(--edge)',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  whiteSpace: 'nowrap',
} as const;
/** As a button of the page, so that its colour is seen here too. */
const filled = { bgcolor: 'var(--berry)', borderColor: 'var(--berry)', color: 'var(--paper)' } as const;
const swatch = {
  boxSizing: 'border-box',
  width: 44,
  height: 44,
  px: 0,
  borderWidth: 6,
  borderColor: 'transparent',
  backgroundClip: 'padding-box',
} as const;
const ringed = {
  outline: '2px solid',
  outlineColor: 'text.primary',
  outlineOffset: '-3px',
} as const;

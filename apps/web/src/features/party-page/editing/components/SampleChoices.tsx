import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { visuallyHidden } from '../../../../lib/visually-hidden';

interface SampleChoicesProps<Choice extends string> {
  /** The field of the form. */
  name: string;
  legend: string;
  hint?: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  sampleOf: (choice: Choice) => ReactNode;
  /** The columns of the grid, on phones and on wider screens. */
  columns: { xs: string; sm?: string };
}

/** A choice as radio buttons, each with a sample and its name. */
export function SampleChoices<Choice extends string>({ legend, hint, columns, ...props }: SampleChoicesProps<Choice>) {
  const { input } = useField<Choice>(props.name);
  const hintId = hint && `${props.name}-hint`;
  return (
    <Box component="fieldset" aria-describedby={hintId} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1.5, p: 0 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, columnGap: { xs: 1.5, sm: 2 }, gridTemplateColumns: columns }}>
        {props.choices.map((choice) => (
          <Box key={choice} component="label" sx={{ cursor: 'pointer', minWidth: 0 }}>
            <Box
              component="input"
              type="radio"
              name={input.name}
              value={choice}
              checked={input.value === choice}
              onChange={() => input.onChange(choice)}
              sx={{ ...visuallyHidden, ...marks }}
            />
            <Box aria-hidden sx={frame}>
              {props.sampleOf(choice)}
            </Box>
            <Box sx={{ ...label, fontWeight: input.value === choice ? 700 : 500 }}>{props.nameOf(choice)}</Box>
          </Box>
        ))}
      </Box>
      {hint && (
        <Box id={hintId} sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

/** Four of them stand beside each other on a phone. */
const label = { mt: 0.75, mx: -0.75, textAlign: 'center', fontSize: { xs: '0.875rem', sm: '1rem' } } as const;
const frame = { border: 1, borderColor: 'divider', borderRadius: 3, overflow: 'hidden' } as const;
const marks = {
  '&:focus-visible + div': {
    outline: '3px solid',
    outlineColor: 'text.primary',
    outlineOffset: '3px',
  },
  '&:checked + div': {
    borderColor: 'primary.main',
    boxShadow: (theme: Theme) => `0 0 0 1.5px ${theme.palette.primary.main}`,
  },
} as const;

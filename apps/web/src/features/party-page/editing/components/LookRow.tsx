import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { RadioChoice } from './RadioChoice';

interface LookRowProps<Choice extends string> {
  /** The field of the form. */
  name: string;
  legend: string;
  /** The id of what explains the choice. */
  hintId: string;
  choices: readonly Choice[];
  /** The name of a choice, drawn as it will look. */
  sampleOf: (choice: Choice) => ReactNode;
  /** The colour of a choice that is one: it is a swatch without a name, and that of the chosen one stands at the legend. */
  swatchOf?: (choice: Choice) => { ground: string; name: string };
}

/** Of the legends beside the rows on wider screens. */
export const LEGEND_WIDTH = '6.5rem';

/** Radio buttons in low rows, so that what they change stays in view above them; all of them are seen at once. */
export function LookRow<Choice extends string>(props: LookRowProps<Choice>) {
  const { name, legend, hintId, choices, sampleOf, swatchOf } = props;
  const { input } = useField<Choice>(name, { subscription: { value: true } });
  const legendId = useId();
  const lookOf = (choice: Choice, isChosen: boolean) => ({
    ...pill,
    ...(isChosen && filled),
    ...(swatchOf && {
      ...swatch,
      bgcolor: swatchOf(choice).ground,
      ...(isChosen && ringed),
    }),
  });
  return (
    <Box
      role="radiogroup"
      aria-labelledby={legendId}
      aria-describedby={hintId}
      sx={swatchOf ? { ...group, ...close } : group}
    >
      <Box
        sx={
          swatchOf ? { ...head, width: { xs: '100%', sm: LEGEND_WIDTH }, lineHeight: { xs: '20px', sm: '22px' } } : head
        }
      >
        <span id={legendId}>{legend}</span>
        {swatchOf && (
          <Box component="span" aria-hidden sx={chosenName}>
            {swatchOf(input.value).name}
          </Box>
        )}
      </Box>
      <Box sx={line}>
        {choices.map((choice) => (
          <RadioChoice key={choice} name={name} choice={choice}>
            {(isChosen) => <Box sx={lookOf(choice, isChosen)}>{sampleOf(choice)}</Box>}
          </RadioChoice>
        ))}
      </Box>
    </Box>
  );
}

const group = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'start',
  columnGap: { xs: 0.75, sm: 0 },
  minWidth: 0,
} as const;
/** Seven swatches are in one row on the narrowest phone. */
const close = { columnGap: { xs: '2px', sm: 0 } } as const;
/** On a phone the choices go on beside it, and below. */
const head = {
  flex: 'none',
  width: { sm: LEGEND_WIDTH },
  lineHeight: { xs: '44px', sm: '46px' },
  fontWeight: 600,
} as const;
/** Beside the legend on a phone, and below it elsewhere. */
const chosenName = {
  display: { sm: 'block' },
  ml: { xs: 1, sm: 0 },
  fontWeight: 400,
  color: 'text.secondary',
} as const;
const line = {
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  gap: 1,
  minWidth: 0,
  // With the focus, the title above comes into view too.
  '& input': { scrollMarginTop: { xs: '50vh', sm: '640px' } },
} as const;
/** As high as a finger needs, with what is drawn around it. */
const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  my: { xs: '2px', sm: 0 },
  minHeight: { xs: 40, sm: 44 },
  px: { xs: 1, sm: 2 },
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
  my: 0,
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

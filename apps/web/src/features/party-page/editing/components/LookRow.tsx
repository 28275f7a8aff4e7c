import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
}

/** Of the legends beside the rows on wider screens. */
export const LEGEND_WIDTH = '5.5rem';
/** So much of the choice beside the chosen one is seen, in px. */
const BESIDE = 48;

/** Radio buttons in a low row, so that what they change stays in view above it: on a phone it is moved sideways. */
export function LookRow<Choice extends string>({ name, legend, hintId, choices, sampleOf }: LookRowProps<Choice>) {
  const { input } = useField<Choice>(name, { subscription: { value: true } });
  const legendId = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    if (!row.current || !chosen) return;
    const { scrollLeft, clientWidth } = row.current;
    const [start, end] = [chosen.offsetLeft - BESIDE, chosen.offsetLeft + chosen.offsetWidth + BESIDE];
    row.current.scrollLeft = Math.max(end - clientWidth, Math.min(scrollLeft, start));
  }, [input.value]);
  return (
    <Box role="radiogroup" aria-labelledby={legendId} aria-describedby={hintId} sx={group}>
      <Box id={legendId} sx={head}>
        {legend}
      </Box>
      <Box ref={row} sx={line}>
        {choices.map((choice) => (
          <RadioChoice key={choice} name={name} choice={choice}>
            {(isChosen) => <Box sx={isChosen ? { ...pill, ...filled } : pill}>{sampleOf(choice)}</Box>}
          </RadioChoice>
        ))}
      </Box>
    </Box>
  );
}

const group = { display: 'flex', alignItems: 'start', minWidth: 0 } as const;
/** Beside the choices on a phone too: both rows are in view with the title. */
const head = {
  flex: 'none',
  width: { xs: '4.5rem', sm: LEGEND_WIDTH },
  lineHeight: { xs: '58px', sm: '46px' },
  fontWeight: 600,
} as const;
/** The room around the choices is for the ring of the focus; on a phone they reach the edge of the screen. */
const line = {
  position: 'relative',
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: 1,
  minWidth: 0,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  flex: { xs: 1, sm: '0 1 auto' },
  mr: { xs: -2, sm: 0 },
  pl: { xs: 0.75, sm: 0 },
  pr: { xs: 2, sm: 0 },
  py: { xs: 0.75, sm: 0 },
  // With the focus, the title above comes into view too.
  '& input': { scrollMarginTop: '50vh' },
} as const;
const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: { xs: 1.5, sm: 2 },
  border: 1,
  borderColor: 'var(--edge)',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  whiteSpace: 'nowrap',
} as const;
/** As a button of the page, so that its colour is seen here too. */
const filled = { bgcolor: 'var(--berry)', borderColor: 'var(--berry)', color: 'var(--paper)' } as const;

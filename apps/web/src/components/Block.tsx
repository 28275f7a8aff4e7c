import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, use, useId } from 'react';
import { BlockPlace } from './BlockGroup';
import { ASKED, FOCUSED_HEADING, useAnchor } from './use-anchor';

interface BlockProps {
  title: string;
  lead?: string;
  /** What is chosen, in a word or two: said while the content is folded. */
  state?: string | undefined;
  /** A link of another page leads to it by this name. */
  anchor?: string | undefined;
  children: ReactNode;
}

/** One subject of the settings or of the account: on a card of its own, and in a group a row that opens (rule: settings-folded). */
export function Block({ title, lead, state, anchor, children }: BlockProps) {
  const id = useId();
  const { level, isRow } = use(BlockPlace);
  const place = useAnchor(anchor);
  const heading = { id, variant: 'h3', component: level, children: title } as const;
  const content = (
    <>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
      <Box sx={{ mt: lead ? 2 : 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}>{children}</Box>
    </>
  );
  if (isRow) {
    return (
      <Box component="section" {...place} aria-labelledby={id} sx={ROW}>
        <details onToggle={staysOpen}>
          <Box component="summary" sx={summary}>
            <Typography {...heading} sx={ROW_TITLE} />
            {state && (
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ textAlign: 'end', textWrap: 'balance' }}
              >
                {state}
              </Typography>
            )}
            <ExpandMore aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
          <Box sx={{ ...INSET, boxSizing: 'border-box', pt: 0.5, pb: 2.5 }}>{content}</Box>
        </details>
      </Box>
    );
  }
  return (
    <Card
      component="section"
      {...place}
      aria-labelledby={id}
      sx={{ p: { xs: 2.25, sm: 3.5 }, borderRadius: '20px', scrollMarginTop: 16, ...ASKED }}
    >
      <Typography {...heading} {...(anchor && FOCUSED_HEADING)} />
      <Box sx={{ mt: lead ? 0.75 : 2 }}>{content}</Box>
    </Card>
  );
}

const WRONG = '[aria-invalid="true"]';

/** A field with an error stays in sight. */
function staysOpen({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.querySelector(WRONG)) currentTarget.open = true;
}

/** Opens the rows in which a field has an error, so that it can be seen and given the focus (rule: settings-folded). */
export function openWrongRows(): void {
  for (const field of document.querySelectorAll(WRONG)) field.closest('details')?.setAttribute('open', '');
}

const INSET = { px: { xs: 2.25, sm: 3.5 } } as const;
/** How a row of a list of subjects looks. The line round it, when a link has led to it, stands within the list, and not beside that of the focus. */
export const ROW = {
  position: 'relative',
  scrollMarginTop: 16,
  '&[data-asked]:not(:has(summary:focus-visible))': {
    ...ASKED['&[data-asked]'],
    outlineOffset: '-2px',
    borderRadius: '20px',
  },
} as const;
/** The line of a row that opens it. */
export const ROW_LINE = {
  ...INSET,
  // Not inherited: a browser puts what is in a `details` into boxes of its own.
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  py: 1,
} as const;
export const ROW_TITLE = { fontSize: '1.125rem', mr: 'auto' } as const;
const summary = {
  ...ROW_LINE,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-4px',
    borderRadius: '20px',
  },
  '& svg': { flex: 'none', transition: 'transform 150ms' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
  // Once it is open, its fields say what is chosen.
  'details[open] > & > span': { display: 'none' },
} as const;

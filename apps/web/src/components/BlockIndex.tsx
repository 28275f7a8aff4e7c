import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { FoldedOnPhone } from './FoldedOnPhone';
import { goToAnchor } from './use-anchor';

interface BlockIndexProps {
  label: string;
  blocks: readonly { anchor: string; title: string }[];
}

/** Links to the subjects of a long page, at its top; behind a button where there is one column (rule: settings-index). */
export function BlockIndex({ label, blocks }: BlockIndexProps) {
  return (
    <Box component="nav" aria-label={label}>
      <FoldedOnPhone label={label}>
        <Box component="ul" sx={list}>
          {blocks.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link
                component={RouterLink}
                to={`#${anchor}`}
                replace
                preventScrollReset
                color="textSecondary"
                // Also where the address has led there before.
                onClick={() => goToAnchor(anchor)}
                sx={link}
              >
                {title}
              </Link>
            </li>
          ))}
        </Box>
      </FoldedOnPhone>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
const link = { display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 36 } } as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { goToAnchor } from './use-anchor';
import { useOneColumn } from './use-one-column';

interface BlockIndexProps {
  label: string;
  groups: readonly IndexGroup[];
}

interface IndexGroup {
  title: string;
  blocks: readonly { anchor: string; title: string }[];
}

/**
 * Links to the subjects of a long page, in their groups, at its top; beside the page, in sight all the time, where the screen has
 * room for that; and none on a phone, where the subjects themselves are a list (rules: settings-index, settings-folded).
 */
export function BlockIndex({ label, groups }: BlockIndexProps) {
  if (useOneColumn()) return null;
  return (
    <Box component="nav" aria-label={label} sx={besidePage}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Box>
    </Box>
  );
}

function Group({ title, blocks }: IndexGroup) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={list}>
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
    </div>
  );
}

/** There is room for it beside a column from here on. */
const BESIDE = '@media (min-width: 1280px) and (min-height: 640px)';
const besidePage = {
  [BESIDE]: {
    position: 'sticky',
    top: 24,
    alignSelf: 'flex-end',
    width: 200,
    mr: '-248px',
    // It takes no room in the column of the page.
    height: 0,
    mb: -2.5,
  },
} as const;
const list = {
  display: 'flex',
  flexWrap: 'wrap',
  [BESIDE]: { flexDirection: 'column', flexWrap: 'nowrap' },
  columnGap: 3,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
/** A title of two lines is as far from the next one as a short one is. */
const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  py: 0.5,
  lineHeight: 1.3,
} as const;

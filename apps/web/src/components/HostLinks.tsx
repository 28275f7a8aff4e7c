import Box from '@mui/material/Box';
import type { Party } from '@festlig/contracts/party';

/** The host's own links, below the title (rule: party-actions). */
export function HostLinks({ actions }: Pick<Party, 'actions'>) {
  const links = Object.entries(actions);
  if (links.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        m: 0,
        p: 0,
        pb: { xs: 1, sm: 3 },
        listStyle: 'none',
        '& a': { display: 'block', py: 1.25, color: 'primary.main', overflowWrap: 'anywhere' },
      }}
    >
      {links.map(([address, label]) => (
        <li key={address}>
          <a href={address} rel="noopener nofollow">
            {label}
          </a>
        </li>
      ))}
    </Box>
  );
}

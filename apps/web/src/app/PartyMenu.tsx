import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { usePartyRef } from '../api/party';

const PAGES = [
  ['front', ''],
  ['contacts', '/contacts'],
  ['invitations', '/invitations'],
  ['rsvps', '/rsvps'],
  ['settings', '/settings'],
  ['plan', '/plan'],
] as const;

/** The host's way between the pages of one party. */
export function PartyMenu() {
  const { t } = useTranslation();
  const partyRef = usePartyRef();
  return (
    <Box
      component="nav"
      aria-label={t('nav.party')}
      sx={{
        order: { xs: 1, md: 0 },
        ml: { md: 3 },
        width: { xs: '100%', md: 'auto' },
        display: 'flex',
        overflowX: 'auto',
        gap: { xs: 1.75, sm: 3 },
        fontSize: { xs: '0.9375rem', sm: '1rem' },
      }}
    >
      {PAGES.map(([name, path]) => (
        <Box
          key={name}
          component={NavLink}
          to={`/${partyRef}${path}`}
          end
          sx={{
            py: 1.5,
            whiteSpace: 'nowrap',
            textDecoration: 'none',
            fontWeight: 500,
            color: 'text.secondary',
            borderBottom: '2px solid transparent',
            '&:hover': { color: 'text.primary' },
            '&.active': { color: 'text.primary', borderColor: 'primary.main' },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          {t(`nav.${name}`)}
        </Box>
      ))}
    </Box>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LandmarkMenu } from '../components/LandmarkMenu';

/** A page of the party's menu: the link that leads to it, and its name. */
export interface MenuPage {
  to: string;
  label: string;
}

/** The pages that have no place in a phone's one line; the button shows when the current page is one of them. */
export function MoreMenu({ pages }: { pages: readonly MenuPage[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isCurrent = pages.some(({ to }) => to === pathname);
  return (
    <LandmarkMenu
      label={t('nav.more')}
      button={(opens) => (
        <Box
          component="button"
          type="button"
          className={isCurrent ? 'active' : ''}
          {...opens}
          sx={{ ...plainButton, ...menuLink }}
        >
          {t('nav.more')}
          <ExpandMore aria-hidden sx={{ fontSize: '1.125rem', mr: -0.5 }} />
        </Box>
      )}
    >
      {pages.map(({ to, label }) => (
        <MenuItem
          key={to}
          component={Link}
          to={to}
          selected={to === pathname}
          {...(to === pathname && { 'aria-current': 'page' as const })}
          sx={{ minHeight: 44 }}
        >
          {label}
        </MenuItem>
      ))}
    </LandmarkMenu>
  );
}

const plainButton = {
  display: 'flex',
  alignItems: 'center',
  px: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** A link of the party's menu, 44 px high. */
export const menuLink = {
  minWidth: 44,
  py: 1.25,
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  fontWeight: 500,
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -3 },
  // Forced colours make a transparent border visible, so every link would look like the current page.
  '@media (forced-colors: active)': { '&:not(.active)': { borderColor: 'Canvas' } },
} as const;

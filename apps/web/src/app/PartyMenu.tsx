import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useFlag } from '../api/flags';
import { usePartyOfPage, usePartyRef } from '../api/party';
import { CohostWatch } from './CohostWatch';
import { menuPages, PLAN } from './menu-pages';
import { menuLink, type MenuPage, MoreMenu } from './MoreMenu';

/**
 * The host's links to the pages of one party, without the replies while these are off; on a phone the four main pages
 * and a menu of the others, which come back when the page is scrolled up (rules: party-menu, party-menu-phone, party-menu-photos, party-menu-wishes, party-menu-plan, menu-without-replies).
 */
export default function PartyMenu() {
  const { t } = useTranslation();
  const { t: planT } = useTranslation('plan');
  const partyRef = usePartyRef();
  const { data: party } = usePartyOfPage();
  const shown = menuPages({ rsvpEnabled: party?.rsvpEnabled ?? true }, useFlag('photos'));
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const page = (path: string, label: string): MenuPage => ({ to: `/${partyRef}${path}`, label });
  const pages = shown.map(({ name, path }) => page(path, t(`nav.${name}`)));
  const inLine = isPhone ? shown.filter(({ isFirst }) => isFirst).length : pages.length;
  return (
    <Box
      component="nav"
      aria-label={t('nav.party')}
      sx={{
        order: { xs: 1, md: 0 },
        ml: { md: 3 },
        width: { xs: '100%', md: 'auto' },
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: { xs: 'space-between', sm: 'flex-start' },
        columnGap: { xs: 0.75, sm: 2.5 },
        fontSize: { xs: '0.875rem', sm: '0.9375rem', lg: '1rem' },
        // The narrowest phones have one line too.
        '@media (max-width: 359.95px)': { columnGap: 0.25, fontSize: '0.8125rem' },
      }}
    >
      {pages.slice(0, inLine).map(({ to, label }) => (
        <Box key={to} component={NavLink} to={to} end sx={menuLink}>
          {label}
        </Box>
      ))}
      {isPhone && <MoreMenu pages={[...pages.slice(inLine), page(PLAN, planT('menu'))]} />}
      {isPhone && <ComingBack />}
      {party?.isCohost && <CohostWatch />}
    </Box>
  );
}

/** As far above the screen as no bar is high. */
const OUT_OF_SIGHT = '-160px';
/** The row of the logo, above that of the menu. */
const LOGO_ABOVE = 'calc(-2.4rem - 6px)';
const BAR = 'header:has(> nav)';
const comingBack = (isOut: boolean) => (theme: Theme) => ({
  [BAR]: {
    position: 'sticky' as const,
    top: isOut ? OUT_OF_SIGHT : LOGO_ABOVE,
    zIndex: theme.zIndex.appBar,
    backgroundColor: theme.palette.background.default,
    transition: theme.transitions.create('top'),
  },
  // The logo and the language stand above the menu.
  [`${BAR}:has(:focus-visible)`]: { top: 0 },
  // A host who edits the page needs the room, and ends that first.
  [`body:has([data-bottom-bar]) ${BAR}`]: { position: 'relative' as const, top: 0 },
});

/** The bar leaves with the page that is scrolled down, and of it the menu is in sight again when it is scrolled up. */
function ComingBack() {
  return <GlobalStyles styles={comingBack(useScrollTrigger())} />;
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useHelpLink } from '../components/use-help-link';
import { useLangPath } from '../i18n/use-language';
import { returnQuery } from '../lib/return-path';

/** Help, log in (and come back) and create. On an invitation they are in its footer (rules: visitor-buttons, role-visitor). */
export default function VisitorButtons() {
  const { t } = useTranslation();
  const langPath = useLangPath();
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get('return');
  const isDraft = pathname.endsWith('/edit');
  const back = isDraft ? returnQuery(pathname + search) : wanted ? returnQuery(wanted) : '';
  const help = useHelpLink();
  return (
    <>
      <Button
        component={Link}
        {...help}
        color="inherit"
        size="small"
        // Hidden on the narrowest phones to keep the bar on one line; the footer has it too.
        sx={{ minWidth: 0, '@media (max-width: 359.95px)': { display: 'none' } }}
      >
        {t('nav.help')}
      </Button>
      <Button component={Link} to={langPath('/login') + back} color="inherit" size="small">
        {t('nav.login')}
      </Button>
      <Button
        component={Link}
        to={langPath('/new/party')}
        variant="contained"
        size="small"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('nav.create')}
      </Button>
    </>
  );
}

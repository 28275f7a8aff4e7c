import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { chooseLanguage } from '../i18n/i18n';
import { useLanguage } from '../i18n/use-language';
import { patiently } from '../lib/patiently';

/** Loaded when needed: few visitors change the language. */
const loadPathIn = patiently(() => import('./path-in'));

/** Switches to the other language on the same page (rule: language-switch). */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'da' ? 'en' : 'da';
  const change = async () => {
    await chooseLanguage(other);
    const { pathIn } = await loadPathIn();
    const path = pathname === '/' ? `/${other}` : pathIn(other, pathname);
    if (path !== pathname) await navigate(path + search, { replace: true });
  };
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      // Contains the visible text, "EN", so that voice control finds it (WCAG 2.5.3).
      aria-label={`${other.toUpperCase()}: ${t(`language.${other}`)}`}
      onClick={() => void change()}
      sx={{ minWidth: 44 }}
    >
      {other.toUpperCase()}
    </Button>
  );
}

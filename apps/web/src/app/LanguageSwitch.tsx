import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { chooseLanguage } from '../i18n/i18n';
import { languageOfPath } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';

/** Switches to the other language on the same page (rule: language-switch). */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'da' ? 'en' : 'da';
  const change = async () => {
    await chooseLanguage(other);
    if (languageOfPath(pathname)) await navigate(`/${other}${pathname.slice(3)}${search}`, { replace: true });
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

import { usePageSource } from '../../api/page-source';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import css from './frame.module.css';

/** Switches to the other language on the same page (rule: language-switch). */
export function LanguageSwitch() {
  const t = useTexts('app');
  const choose = usePageSource().useChooseLanguage();
  const other = useLanguage() === 'da' ? 'en' : 'da';
  return (
    <button
      type="button"
      lang={other}
      // Contains the visible text, "EN", so that voice control finds it (WCAG 2.5.3).
      aria-label={`${other.toUpperCase()}: ${t(`language.${other}`)}`}
      onClick={() => void choose(other)}
      className={css['language']}
    >
      {other.toUpperCase()}
    </button>
  );
}

import { useTexts } from '../../i18n/use-texts';
import css from './frame.module.css';

/** The first stop of the Tab key: skips the top bar (rule: keyboard-and-reader). */
export function SkipLink() {
  const t = useTexts('app');
  return (
    <a href="#content" className={css['skip']}>
      {t('skip')}
    </a>
  );
}

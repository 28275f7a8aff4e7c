import { useTexts } from '../../i18n/use-texts';
import css from './frame.module.css';

/** The product's name under a string of bunting. */
export function Logo() {
  const t = useTexts('app');
  return (
    <span className={css['logo']}>
      <svg viewBox="0 0 34 22" aria-hidden="true">
        <path d="M1 3c8 6 24 6 32 0" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <path d="M5 6l3.4 8.5 4.4-6.8zM14.3 8.2l3 8.8 3.2-8.7zM22 7.9l4.3 6.7 3.3-8.5z" fill="currentColor" />
      </svg>
      <span>{t('product')}</span>
    </span>
  );
}

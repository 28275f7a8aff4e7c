import { useTexts } from '../../i18n/use-texts';
import css from './frame.module.css';

/** The product's name under a string of bunting. */
export function Logo() {
  const t = useTexts('app');
  return (
    <span className={css['logo']}>
      <svg viewBox="0 0 34 22" aria-hidden="true">
        <path d="M1 3c8 6 24 6 32 0" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <path
          d="M5 6l3.400 8.500 4.400-6.800zM14.300 8.200l3 8.800 3.200-8.700zM22 7.900l4.300 6.700 3.300-8.500z"
          fill="currentColor"
        />
      </svg>
      <span>{t('product')}</span>
    </span>
  );
}

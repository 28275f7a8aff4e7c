import type { ReactNode } from 'react';
import { PageLink } from '../../api/page-source';
import { useLangPath } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import css from './frame.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';

interface BarProps {
  /** After the logo. */
  menu?: ReactNode;
  /** At the other end, after the language. */
  end?: ReactNode;
}

/** The top bar: logo, menu, language, and what the user has. */
export function Bar({ menu, end }: BarProps) {
  const t = useTexts('app');
  const langPath = useLangPath();
  return (
    <header className={css['bar']}>
      <PageLink to={langPath('')} aria-label={`${t('product')}: ${t('action.home')}`} className={css['home']}>
        <Logo />
      </PageLink>
      {menu}
      <div className={css['space']} />
      <LanguageSwitch />
      {end}
    </header>
  );
}

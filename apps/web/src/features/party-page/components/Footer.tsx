import { useTexts } from '../../../i18n/use-texts';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '../../../api/session';
import plain from '../../../components/plain/plain.module.css';
import { useHelpLink } from '../../../components/use-help-link';
import { useLangPath } from '../../../i18n/use-language';
import { classNames } from '../../../lib/class-names';
import { returnQuery } from '../../../lib/return-path';
import css from './page.module.css';

/**
 * Says which product made the page, offers help, and lets a host log in, who is not in the way of guests here; hidden for
 * hosts (rules: page-footer, visitor-buttons).
 */
export default function Footer() {
  const t = useTexts('party-page');
  const appT = useTexts('app');
  const help = useHelpLink();
  const langPath = useLangPath();
  const isVisitor = useUser() === null;
  const { pathname, search } = useLocation();
  return (
    <footer className={classNames(css['footer'], plain['unprinted'])}>
      <span>{t('footerText')}</span>
      <Link className={plain['link']} to={langPath('/new/party')}>
        {t('footer')}
      </Link>
      <Link className={plain['link']} {...help}>
        {appT('nav.help')}
      </Link>
      <Link className={plain['link']} to={langPath('/privacy')}>
        {appT('nav.privacy')}
      </Link>
      {isVisitor && (
        <Link className={plain['link']} to={langPath('/login') + returnQuery(pathname + search)}>
          {appT('nav.login')}
        </Link>
      )}
    </footer>
  );
}

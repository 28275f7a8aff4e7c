import { useTexts } from '../../../i18n/use-texts';
import { PageLink, useAddress, usePageSource } from '../../../api/page-source';
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
export function Footer() {
  const t = useTexts('party-page');
  const appT = useTexts('app');
  const help = useHelpLink();
  const langPath = useLangPath();
  const isVisitor = usePageSource().useUser() === null;
  const { pathname, search } = useAddress();
  return (
    <footer className={classNames(css['footer'], plain['unprinted'])}>
      <span>{t('footerText')}</span>
      <PageLink className={plain['link']} to={langPath('/new/party')}>
        {t('footer')}
      </PageLink>
      <PageLink className={plain['link']} {...help}>
        {appT('nav.help')}
      </PageLink>
      <PageLink className={plain['link']} to={langPath('/privacy')}>
        {appT('nav.privacy')}
      </PageLink>
      {isVisitor && (
        <PageLink className={plain['link']} to={langPath('/login') + returnQuery(pathname + search)}>
          {appT('nav.login')}
        </PageLink>
      )}
    </footer>
  );
}

import type { Party } from '@festlig/contracts/party';
import type { Language } from '../i18n/language';
import { type PageLinkProps, type PageSource, PageSourceContext } from '../api/page-source';
import { Bone } from '../components/Bone';
import { Bar } from '../components/frame/Bar';
import { useTexts } from '../i18n/use-texts';
import { menuPages, PLAN } from './menu-pages';

/** What a user's page begins with. */
export interface FirstFrameProps {
  language: Language;
  /** The path of the page. */
  pathname: string;
  /** The party whose host the user is, and the name it has in the address. */
  party: Pick<Party, 'rsvpEnabled'> | null;
  partyRef: string;
  hasPhotos: boolean;
  /** An invitation has words of its own below the bar. */
  isInvitation: boolean;
}

const nothing = () => undefined;
const Link = ({ to, mask, state: _state, preventScrollReset: _reset, replace: _replace, ...rest }: PageLinkProps) => (
  <a {...rest} href={mask ?? to} />
);

/**
 * The frame of a user's page as elements of HTML, which the server renders and the app draws again in its place: the bar with
 * the menu of the party, and grey blocks for the page (rule: host-page-whole).
 */
export function FirstFrame({ isInvitation, pathname, ...menu }: FirstFrameProps) {
  const source = { PageLink: Link, useChooseLanguage: () => nothing } as Partial<PageSource> as PageSource;
  const t = useTexts('app');
  return (
    <PageSourceContext value={source}>
      <style>{STYLE}</style>
      <div id="first-frame">
        <Bar
          menu={menu.party && <Menu {...menu} pathname={pathname} party={menu.party} />}
          end={
            <span aria-hidden>
              <svg viewBox="0 0 24 24">
                <path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2M7.35 18.5C8.66 17.56 10.26 17 12 17s3.34.56 4.65 1.5c-1.31.94-2.91 1.5-4.65 1.5s-3.34-.56-4.65-1.5m10.79-1.38C16.45 15.8 14.32 15 12 15s-4.45.8-6.14 2.12C4.7 15.73 4 13.95 4 12c0-4.42 3.58-8 8-8s8 3.58 8 8c0 1.95-.7 3.73-1.86 5.12" />
                <path d="M12 6c-1.93 0-3.5 1.57-3.5 3.5S10.07 13 12 13s3.5-1.57 3.5-3.5S13.93 6 12 6m0 5c-.83 0-1.5-.67-1.5-1.5S11.17 8 12 8s1.5.67 1.5 1.5S12.83 11 12 11" />
              </svg>
            </span>
          }
        />
        {!isInvitation && (
          <main id="content">
            <p role="status">{t('loading')}</p>
            <Bone style={{ width: '45%', height: 40, marginBottom: 16 }} />
            <Bone style={{ width: '70%', marginBottom: 32 }} />
            <Bone style={{ height: 220 }} />
          </main>
        )}
      </div>
    </PageSourceContext>
  );
}

type MenuProps = Omit<FirstFrameProps, 'isInvitation' | 'language'> & { party: NonNullable<FirstFrameProps['party']> };

function Menu({ party, partyRef, pathname, hasPhotos }: MenuProps) {
  const t = useTexts('app');
  const pages = menuPages(party, hasPhotos);
  const isCurrent = (path: string) => pathname === `/${partyRef}${path}`;
  return (
    <nav aria-label={t('nav.party')}>
      {pages.map(({ name, path, isFirst }) => (
        <a
          key={path}
          href={`/${partyRef}${path}`}
          {...(isCurrent(path) && { 'aria-current': 'page' as const })}
          {...(!isFirst && { 'data-later': true })}
        >
          {t(`nav.${name}`)}
        </a>
      ))}
      {/* On a phone a script opens the other pages. */}
      <span
        aria-hidden
        {...((isCurrent(PLAN) || pages.some(({ path, isFirst }) => !isFirst && isCurrent(path))) && {
          'data-current': true,
        })}
      >
        {t('nav.more')}
        <svg viewBox="0 0 24 24">
          <path d="M16.590 8.590 12 13.170 7.410 8.590 6 10l6 6 6-6z" />
        </svg>
      </span>
    </nav>
  );
}

/** As the app draws them (app/PartyMenu.tsx, app/MoreMenu.tsx, components/Loading.tsx). */
const STYLE = [
  '#first-frame header>span{display:grid;place-items:center;width:44px;height:44px}',
  '#first-frame header>span svg{width:24px;fill:currentColor}',
  '#first-frame nav{order:1;display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:6px;width:100%;font-size:.875rem}',
  '#first-frame nav>*{display:flex;align-items:center;justify-content:center;min-width:44px;padding-block:10px;line-height:22px;white-space:nowrap;',
  'text-decoration:none;font-weight:500;color:var(--ink-soft);border-bottom:2px solid transparent}',
  '#first-frame nav>:is([aria-current],[data-current]){color:var(--ink);border-color:var(--berry)}',
  '#first-frame nav svg{width:18px;margin-right:-4px;fill:currentColor}',
  '#first-frame main{max-width:1200px;margin:0 auto;padding:24px 16px}',
  '#first-frame [role=status]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '@media(max-width:599.95px){#first-frame nav>[data-later]{display:none}}',
  '@media(max-width:359.95px){#first-frame nav{column-gap:2px;font-size:.8125rem}}',
  '@media(min-width:600px){#first-frame nav{justify-content:flex-start;column-gap:20px;font-size:.9375rem}#first-frame nav>span{display:none}',
  '#first-frame main{padding:48px 24px}}',
  '@media(min-width:900px){#first-frame nav{order:0;width:auto;margin-left:24px}}',
  '@media(min-width:1200px){#first-frame nav{font-size:1rem}}',
].join('');

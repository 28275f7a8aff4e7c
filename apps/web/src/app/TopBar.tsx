import { isEditor } from '@festlig/domain/party/is-editor';
import { isForHosts, pageAt } from '@festlig/domain/web/pages';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isNoParty, usePartyOfPage } from '../api/party';
import { useUser } from '../api/session';
import { Bar } from '../components/frame/Bar';
import { firstPart } from '../api/first-part';

/** Loaded when needed: an invitation has none of them for its guests, who should not wait for them. */
export const { Part: UserMenu, load: loadUserMenu } = firstPart(() => import('./UserMenu'));
export const { Part: VisitorButtons, load: loadVisitorButtons } = firstPart(() => import('./VisitorButtons'));
const { Part: HostPath } = firstPart(() => import('./HostPath'));
export const { Part: PartyMenu, load: loadPartyMenu } = firstPart(() => import('./PartyMenu'));
/** The menus' places while they are loaded, or it is not known yet who looks, so that nothing else moves. */
const menusPlace = (
  <Box sx={{ order: { xs: 1, md: 0 }, width: { xs: '100%', md: 'auto' }, height: { xs: 44, sm: 50 } }} />
);
const userMenusPlace = <Box sx={{ width: 44 }} />;

/** Logo, the party's pages for its host, language, and the user's menu (rule: top-bar). */
export function TopBar() {
  const user = useUser();
  const { data, error, isError } = usePartyOfPage();
  // A party that was deleted meanwhile has no pages any more.
  const party = error && isNoParty(error) ? undefined : data;
  const address = pageAt(useLocation().pathname);
  const isHostsPage = isForHosts(address);
  // The front page also has an address without a language.
  const isStatic = address.kind === 'static' || (address.kind === 'app' && address.page === '');
  const onPartyPage = useMatches().some((match) => match.params['idOrSlug'] !== undefined);
  const isHost = onPartyPage && party !== undefined && isEditor(party);
  const isComing = isHostsPage && !isError && (party === undefined || user === undefined);
  return (
    <>
      <Bar
        menu={
          isHost ? (
            <Suspense fallback={menusPlace}>
              <PartyMenu />
            </Suspense>
          ) : (
            isComing && menusPlace
          )
        }
        end={
          <>
            {!user && (!onPartyPage || isError) && (
              <Suspense>
                {/*
                 * Their place is held until it is known that nobody is logged in, so that nothing else moves. A static page
                 * has been sent with them, and keeps them (rule: visitor-buttons).
                 */}
                <div style={{ display: 'contents', visibility: user === null || isStatic ? 'visible' : 'hidden' }}>
                  <VisitorButtons />
                </div>
              </Suspense>
            )}
            {user ? (
              <Suspense fallback={userMenusPlace}>
                <UserMenu user={user} isNamed={isStatic} />
              </Suspense>
            ) : (
              isComing && userMenusPlace
            )}
          </>
        }
      />
      {isHost && (
        <Suspense>
          <HostPath party={party} />
        </Suspense>
      )}
    </>
  );
}

import { LANGUAGE_PAGES } from '@festlig/domain/web/pages';
import i18next from 'i18next';
import { type LoaderFunction, Outlet, type RouteObject } from 'react-router-dom';
import { putWaiting } from '../api/first-data';
import { PageSkeleton } from '../components/Loading';
import { NotFound } from '../components/NotFound';
import { Toaster } from '../components/Toaster';
import { LANGUAGES, type Language } from '../i18n/language';
import { EventRoute } from './EventRoute';
import { firstPart } from '../api/first-part';
import { LanguagePage } from './LanguagePage';
import { Layout } from './Layout';
import { PageColours } from './PageColours';
import { RouteError } from './RouteError';
import { ToLanguage } from './ToLanguage';
import { UserOnly } from './UserOnly';

/** For hosts: guests need not wait for it. */
const { Part: EditorOnly, load: loadEditorOnly } = firstPart(() => import('./EditorOnly'));

type Module = { default: React.ComponentType };
type Loaded = { Component: React.ComponentType; loader: LoaderFunction };
/** A page in a file of its own, loaded when it is first shown. */
const page = (path: string, load: () => Promise<Module>): RouteObject => ({
  path,
  lazy: async () => {
    const { default: Component } = await load();
    putWaiting();
    return { Component };
  },
});

/** A page for the hosts of a party: what asks whether it may be seen is loaded beside its file. */
const hosts = (path: string, load: () => Promise<Module>): RouteObject =>
  page(path, async () => {
    const [module] = await Promise.all([load(), loadEditorOnly()]);
    return module;
  });

/** What is open over the invitation: its texts are loaded beside its file and not after it. */
const over = (path: string, namespace: 'gallery' | 'wishlist', load: () => Promise<Module>): RouteObject =>
  page(path, async () => {
    const [module] = await Promise.all([load(), i18next.loadNamespaces(namespace)]);
    return module;
  });

/** For a host whose page begins with the wishlist, together with what hosts do in it (rule: host-page-whole). */
async function loadWishlist(): Promise<Module> {
  const module = await import('../features/wishlist/routes/WishlistRoute');
  if (document.querySelector('#first-frame nav')) await module.loadHostWishes().catch(() => undefined);
  return module;
}

/** A page whose file also has its loader. */
const loaded = (path: string, load: () => Promise<Loaded>): RouteObject => ({ path, lazy: load });
const staticPage = () => import('./StaticRoute');

const languageRoutes = (language: Language): RouteObject => ({
  path: `/${language}`,
  element: <LanguagePage />,
  children: [
    { index: true, lazy: staticPage },
    page('login', () => import('../features/identity/routes/LoginRoute')),
    page('register', () => import('../features/identity/routes/RegisterRoute')),
    page('verify-email', () => import('../features/identity/routes/VerifyEmailRoute')),
    page('password', () => import('../features/identity/routes/RecoverRoute')),
    page('change-password', () => import('../features/identity/routes/ReplacePasswordRoute')),
    loaded('help', () => import('./HelpRoute')),
    page('new/:type?', () => import('../features/wizard/routes/WizardRoute')),
    page('new/:type/edit', () => import('./NewPartyRoute')),
    {
      element: <UserOnly />,
      children: [
        page('parties', () => import('./PartyListRoute')),
        page('account', () => import('../features/account/routes/AccountRoute')),
      ],
    },
    loaded('*', staticPage),
  ],
});

/** Every address of the web app; those with a language come first (rules: language-addresses, party-addresses). */
const screens: RouteObject[] = [
  // For a screen at the party, without bars (rule: photo-wall-screen).
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [page('/:idOrSlug/photos/wall', () => import('../features/gallery/routes/WallRoute'))],
  },
  {
    element: <Layout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { element: <LanguagePage />, children: [loaded('/', staticPage)] },
          ...LANGUAGES.map(languageRoutes),
          ...LANGUAGE_PAGES.map((path) => ({ path, element: <ToLanguage /> })),
          page('/login/result', () => import('../features/identity/routes/LoginResultRoute')),
          page('/payment/result', () => import('../features/payment/routes/PaymentResultRoute')),
          // Part of the main bundle: this is the page guests open, often on a slow network (rule: guest-page-is-light).
          {
            path: '/:idOrSlug',
            Component: EventRoute,
            children: [
              over('photos', 'gallery', () => import('../features/gallery/routes/GalleryRoute')),
              over('wishlist', 'wishlist', loadWishlist),
            ],
          },
          page('/:idOrSlug/cohost/:id/:secret', () => import('../features/cohosts/routes/AcceptRoute')),
          {
            path: '/:idOrSlug',
            element: <EditorOnly />,
            children: [
              hosts('contacts', () => import('./GuestListRoute')),
              hosts('invitations', () => import('./InvitationsRoute')),
              hosts('rsvps', () => import('../features/replies/routes/RepliesRoute')),
              hosts('settings', () => import('../features/settings/routes/SettingsRoute')),
              hosts('plan', () => import('../features/plan/routes/PlanRoute')),
            ],
          },
          {
            path: '/:idOrSlug',
            element: <EditorOnly isPage={false} />,
            children: [{ path: '*', element: <NotFound ofParty /> }],
          },
          { element: <LanguagePage />, children: [{ path: '*', element: <NotFound /> }] },
        ],
      },
    ],
  },
];

/** Messages are shown over all of them, and can have links to them. */
export const routes: RouteObject[] = [
  {
    element: (
      <PageColours>
        <Toaster>
          <Outlet />
        </Toaster>
      </PageColours>
    ),
    children: screens,
  },
];

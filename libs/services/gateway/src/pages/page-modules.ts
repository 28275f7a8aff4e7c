import type { Language } from '@festlig/contracts/define';
import { type PageAddress, WIZARD_PAGE } from '@festlig/domain/web/pages';

/** Around every page of a host: menus, and how far the party is. */
const HOSTS_FRAME = ['src/app/PartyMenu.tsx', 'src/app/UserMenu.tsx', 'src/app/HostPath.tsx'];

/** What is open over the invitation, for everybody. */
const OVER: Record<string, readonly string[]> = {
  photos: ['src/features/gallery/routes/GalleryRoute.tsx'],
  wishlist: ['src/features/wishlist/routes/WishlistRoute.tsx'],
};

/** What a host's pages have in addition. */
const HOSTS: Record<string, readonly string[]> = {
  '': ['src/features/party-page/editing/components/HostBar.tsx'],
  photos: [
    'src/features/gallery/components/GalleryTools.tsx',
    'src/features/gallery/editing/components/PhotoTools.tsx',
  ],
  wishlist: ['src/features/wishlist/editing/components/HostWishes.tsx'],
  contacts: ['src/app/EditorOnly.tsx', 'src/app/GuestListRoute.tsx'],
  invitations: ['src/app/EditorOnly.tsx', 'src/app/InvitationsRoute.tsx', 'src/components/editor/RichTextBox.tsx'],
  rsvps: [
    'src/app/EditorOnly.tsx',
    'src/features/replies/routes/RepliesRoute.tsx',
    'src/features/replies/statistics/components/ReplyCharts.tsx',
  ],
  settings: ['src/app/EditorOnly.tsx', 'src/features/settings/routes/SettingsRoute.tsx'],
  plan: ['src/app/EditorOnly.tsx', 'src/features/plan/routes/PlanRoute.tsx'],
};

/** A user's pages beside those of a party. */
const USERS: Record<string, readonly string[]> = {
  parties: ['src/app/PartyListRoute.tsx', 'src/app/UserMenu.tsx', 'src/app/Footer.tsx'],
  account: ['src/features/account/routes/AccountRoute.tsx', 'src/app/UserMenu.tsx', 'src/app/Footer.tsx'],
};

/** The app's pages for everybody. */
const EVERYONES: Record<string, readonly string[]> = {
  [WIZARD_PAGE]: ['src/features/wizard/routes/WizardRoute.tsx'],
};

interface Viewer {
  language: Language;
  /** Edits the party of the page. */
  isEditor: boolean;
  isUser: boolean;
}

/**
 * The modules of the web app that a page begins with, so that the browser requests all of them at once and none is found
 * only when the one before it runs (rule: host-page-whole).
 */
export function pageModules(address: PageAddress, { language, isEditor, isUser }: Viewer): readonly string[] {
  const [around, host] = [`src/i18n/${language}/around.ts`, `src/i18n/${language}/host.ts`];
  if (address.kind === 'app') {
    const own = EVERYONES[address.page] ?? (isUser ? USERS[address.page] : undefined);
    return own ? [...own, host] : [];
  }
  if (address.kind !== 'party') return [];
  const over = OVER[address.page];
  const shown = over ? [...over, around] : [];
  const own = isEditor ? HOSTS[address.page] : undefined;
  return own ? [...HOSTS_FRAME, host, ...shown, ...own] : shown;
}

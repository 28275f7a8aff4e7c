import { LANGUAGE_PAGES, OTHER_PAGES, PARTY_PAGES, UNSUBSCRIBE } from './pages';
import { STATIC_SEGMENTS } from './static-addresses';

/** What the gateway answers beside the pages: calls and files, accounts, and what robots and operators request. */
const GATEWAY = ['api', 'graphql', 'assets', 'fonts', 'media', 'files', 'export', 'connect', 'webhooks'];
const ACCOUNTS = ['recover-password', 'logout', 'admin'];
const ROBOTS = ['robots', 'sitemap', 'favicon', 'manifest', 'well-known', 'healthz', 'readyz', 'metrics'];
/** Pages of a party, which are reserved so that a link cannot be read in two ways. */
const BELOW_PARTY = ['plan', 'cohost'];

const firstSegment = (pattern: string): string => pattern.split('/')[0] ?? '';

/**
 * The first segments of the product's own addresses, which no party can have as its own address, in small letters
 * (rule: static-addresses).
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set(
  [
    ...['da', 'en', UNSUBSCRIBE],
    ...[...LANGUAGE_PAGES, ...OTHER_PAGES, ...PARTY_PAGES].map(firstSegment),
    ...STATIC_SEGMENTS,
    ...GATEWAY,
    ...ACCOUNTS,
    ...ROBOTS,
    ...BELOW_PARTY,
  ].filter((word) => word !== ''),
);

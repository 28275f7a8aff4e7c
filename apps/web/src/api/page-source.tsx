import type { contacts } from '@festlig/contracts/contacts';
import type { OutputOf, RequestOf } from '@festlig/contracts/define';
import type { identity, User } from '@festlig/contracts/identity';
import type { OwnRsvp, rsvp } from '@festlig/contracts/rsvp';
import type { PostedForm } from '@festlig/domain/web/posted-form';
import { type GuestKeys, guestKeysOf } from '@festlig/domain/web/guest-link';
import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react';
import type { Language } from '../i18n/language';

export type Guest = OutputOf<typeof contacts.calls.getGuest>;
export type Initial = OutputOf<typeof identity.calls.getInitial>;
export type Submitted = OutputOf<typeof rsvp.calls.submitRsvp>;

/** Where the visitor is. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** The party's id, short id or slug. Empty outside party pages. */
  partyRef: string;
}

/** The answer of a call. */
export interface Fetched<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => void;
}

/** Who opened the invitation, what they answered, and what they can do. */
export interface GuestState {
  guest: Fetched<Guest>;
  own: Fetched<{ rsvp: OwnRsvp | null }>;
  /** @throws ApiError */
  submit: (reply: RequestOf<typeof rsvp.calls.submitRsvp>) => Promise<Submitted>;
  /** @throws ApiError */
  write: (message: RequestOf<typeof rsvp.calls.replyToRsvp>) => Promise<OwnRsvp>;
  /** Reports that the guest has opened their page. */
  visit: (guest: RequestOf<typeof contacts.calls.visitGuest>) => void;
}

/** What the guest sent a moment ago, whether or not the server kept it (honeypot, a host's test). */
export interface JustSent {
  coming: boolean;
  name: string;
  changed: boolean;
  /** A receipt is mailed. */
  receipt: boolean;
}

/** How far the guest is with the reply, besides what is typed, which the form keeps. */
export interface BegunReply {
  justSent: JustSent | undefined;
  /** The form is open to change an earlier answer. */
  changing: boolean;
  typing: boolean;
  /** The guest's answer, as the last call returned it. */
  answered: OwnRsvp | undefined;
}

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path with its query. */
  to: string;
  /** The address that is shown instead, while something is open over the page. */
  mask?: string;
  state?: unknown;
  preventScrollReset?: boolean;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Where the components of a guest's page get all that is not their own, so that they need neither router nor store. Its
 * functions are hooks. The host's tool answers with its libraries (routed-page.tsx).
 */
export interface PageSource {
  useAddress: () => Address;
  /** Changes the query of the address and adds nothing to the history. */
  useChangeQuery: () => (change: (query: URLSearchParams) => void) => void;
  /** Shows the page in another language and remembers that it was chosen. */
  useChooseLanguage: () => (language: Language) => void | Promise<void>;
  /** What the server says of itself; `undefined` while unknown. */
  useInitial: () => Initial | undefined;
  /** The logged-in user: `undefined` while unknown, null for a visitor. */
  useUser: () => User | null | undefined;
  /** When this page was opened, or last looked at; while a page that the server has rendered is taken over, when it was rendered. */
  useOpenedAt: () => Date;
  /** The time zone of the page's party. */
  usePartyZone: () => string | undefined;
  useGuest: (partyId: string) => GuestState;
  /** What the guest has answered, as far as it is known: fetches nothing. */
  useAnswered: (partyId: string) => Pick<OwnRsvp, 'isComming' | 'numberOfPeople'> | null;
  PageLink: ComponentType<PageLinkProps>;
  /** A form that was posted without scripts and refused. */
  posted?: PostedForm | undefined;
  /** How far the guest is, for the app that takes over from a guest's page (rule: guest-page-taken-over). */
  begun?: { get: () => BegunReply | undefined; keep: (reply: BegunReply | undefined) => void };
}

/** Keeps how far a guest is with the reply for as long as the page is open. */
export function begunReply(reply?: BegunReply): NonNullable<PageSource['begun']> {
  let kept = reply;
  return { get: () => kept, keep: (now) => void (kept = now) };
}

export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('there is no PageSourceContext around this component');
  return source;
}

export const useAddress = (): Address => usePageSource().useAddress();

/** The keys of the guest's own link. */
export const useGuestKeys = (): GuestKeys => guestKeysOf(new URLSearchParams(useAddress().search));

/** The scheme and host of links to invitations, without a slash at the end (rule: short-domain). */
export function useShortOrigin(): string {
  const initial = usePageSource().useInitial();
  return new URL(initial?.shortUrl ?? location.origin).origin;
}

/** When this page was opened: what it shows by the time does not change under the reader. */
export function useNow(): Date {
  const { useOpenedAt } = usePageSource();
  return useOpenedAt();
}

/** A link to a page of ours. */
export function PageLink(props: PageLinkProps) {
  const { PageLink: Link } = usePageSource();
  return <Link {...props} />;
}

import { type MouseEvent, useSyncExternalStore } from 'react';
import { begunReply, type PageLinkProps, type PageSource } from '../api/page-source';
import { isOverPage } from '../lib/over-page';
import type { Language } from '../i18n/language';
import type { GuestPageState, GuestStore } from './guest-store';

/** Where the app goes on from a guest's page: an address and the options of its router. */
export type Onward = Pick<PageLinkProps, 'to' | 'mask' | 'state' | 'preventScrollReset'>;

/** What a guest's page does not do itself. */
export interface Elsewhere {
  /** Shows in the app what is opened over the invitation. */
  open: (onward: Onward) => void;
  chooseLanguage: (language: Language) => void | Promise<void>;
}

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The gateway renders it: the browser itself opens it sooner than the app can (rule: photo-ahead). */
const GALLERY = /\/photos(\?|$)/;

/** The page as a guest's own page knows it, without router and store. */
export function lightPage(store: GuestStore, { open, chooseLanguage }: Elsewhere): PageSource {
  const useState = <T,>(select: (state: GuestPageState) => T): T => {
    return useSyncExternalStore(
      store.subscribe,
      () => select(store.get()),
      () => select(store.served),
    );
  };
  const LightLink = ({ to, mask, state, preventScrollReset, replace: _replace, ...rest }: PageLinkProps) => {
    const press = (event: MouseEvent) => {
      // All other links are opened by the browser.
      const isOver = mask !== undefined || (isOverPage(state) && !(navigator.onLine && GALLERY.test(to)));
      if (!isOver || !isPlainPress(event)) return;
      event.preventDefault();
      open({
        to,
        ...(mask === undefined ? {} : { mask }),
        state,
        ...(preventScrollReset ? { preventScrollReset } : {}),
      });
    };
    return <a {...rest} href={mask ?? to} onClick={press} />;
  };
  return {
    useAddress: () => useState(({ address }) => address),
    useChangeQuery: () => store.changeQuery,
    useChooseLanguage: () => chooseLanguage,
    useInitial: () => useState(({ initial }) => initial),
    useUser: () => useState(({ initial }) => initial.user),
    useOpenedAt: () => useState(({ openedAt }) => openedAt),
    usePartyZone: () => useState(({ party }) => party.zone),
    useAnswered: () => useState(({ own }) => own.data?.rsvp ?? null),
    useGuest: () => {
      const [guest, own] = [useState((state) => state.guest), useState((state) => state.own)];
      return {
        guest: { ...guest, refetch: () => void store.fetchGuest() },
        own: { ...own, refetch: () => void store.fetchOwn() },
        submit: store.submit,
        write: store.write,
        visit: store.visit,
      };
    },
    PageLink: LightLink,
    posted: store.get().posted,
    begun: begunReply(),
  };
}

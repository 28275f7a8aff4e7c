import type { SocialProviderName, User } from '@festlig/contracts/identity';
import { requestParts } from '@festlig/contracts/define/http';
import { beginConnect } from '@festlig/contracts/identity/http';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { csrfToken } from '../../api/csrf';
import { newSessionSince } from '../../api/use-logged-in-elsewhere';
import { forgetAddressLanguage, keepAddressLanguage } from '../../i18n/address-language';
import { useLanguage } from '../../i18n/use-language';
import { followLink } from '../../lib/follow-link';
import { newKey } from '../../lib/new-key';
import { SUCCESS_FLAG, type SocialMessage, SOURCE } from '../../lib/social-window';

const LOOK = 'popup,width=600,height=700';

/** What is wanted of a provider. */
export interface SocialWish {
  provider: SocialProviderName;
  type: 'login' | 'signup' | 'link';
  marketingConsent?: boolean;
}

interface SocialWindow {
  /** Where a browser that opens no window comes back to. */
  backTo: string;
  /** `user` is the one who has logged in; null when a provider was linked. */
  onDone: (user: User | null) => void;
  /** @param error one of the codes of `finishConnect` */
  onRefused: (error: string, wish: SocialWish) => void;
}

/**
 * Logs in, signs up or links through a provider, in a window of its own (rule: social-window). It ends when the window
 * sends its message or leaves its flag, or when this tab becomes visible again and a new session has begun. Where
 * browsers open no window, the provider is opened in this one. A new user's pages have the language of the page of the
 * sign-up (rule: language-carried-over); an account that there was has its own.
 */
export function useSocialWindow({ backTo, onDone, onRefused }: SocialWindow): (wish: SocialWish) => void {
  const language = useLanguage();
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<{ wish: SocialWish; state: string; csrf: string } | null>(null);
  const tell = useRef({ onDone, onRefused });
  useEffect(() => {
    tell.current = { onDone, onRefused };
  }, [onDone, onRefused]);
  useEffect(() => {
    if (!opened) return;
    const { wish, state, csrf } = opened;
    let over = false;
    const done = (user: User | null) => {
      if (over) return;
      over = true;
      setOpened(null);
      if (user && wish.type === 'signup') keepAddressLanguage(user.language);
      dispatch(api.util.invalidateTags(['Initial', 'Parties', 'Party']));
      tell.current.onDone(user);
    };
    /** Ends when there is a new session; without one the window is still open, or was closed. */
    const look = async () => {
      const user = wish.type === 'link' ? null : await newSessionSince(csrf);
      if (user) done(user);
    };
    const succeed = () => (wish.type === 'link' ? done(null) : void look());
    const onMessage = ({ origin, data }: MessageEvent<Partial<SocialMessage> | null>) => {
      if (over || origin !== window.location.origin || data?.source !== SOURCE || data.state !== state) return;
      if (data.success === true) return succeed();
      over = true;
      setOpened(null);
      tell.current.onRefused(String(data.error), wish);
    };
    const hasFlag = () => localStorage.getItem(SUCCESS_FLAG) === state;
    const onStorage = () => {
      if (!hasFlag()) return;
      localStorage.removeItem(SUCCESS_FLAG);
      succeed();
    };
    const onVisible = () => {
      if (document.visibilityState === 'hidden') return;
      if (hasFlag()) onStorage();
      else void look();
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('storage', onStorage);
    window.addEventListener('focus', onVisible);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      over = true;
      window.removeEventListener('message', onMessage);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('focus', onVisible);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [dispatch, opened]);
  return (wish) => {
    const { provider, type, marketingConsent = false } = wish;
    // Our pages let nobody begin a sign-up without accepting the terms.
    const signUp = { accept_terms: 'true', marketingConsent: String(marketingConsent) };
    const asked = { provider, type, language, ...(type === 'signup' ? signUp : {}) };
    const state = newKey();
    const popup = window.open(requestParts(beginConnect, { ...asked, state }).url, 'festlig-connect', LOOK);
    // A window needs no destination, and the address of this page can hold a secret, as an invitation's does.
    if (!popup) {
      // A new account has the language of this page, and one that there was already its own.
      if (type === 'signup') forgetAddressLanguage();
      return followLink(requestParts(beginConnect, { ...asked, destination: backTo }).url);
    }
    popup.focus();
    setOpened({ wish, state, csrf: csrfToken() });
  };
}

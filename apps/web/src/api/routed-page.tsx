import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { chooseLanguage } from '../i18n/i18n';
import { patiently } from '../lib/patiently';
import {
  guestApi,
  ownRsvpInput,
  useGetGuestQuery,
  useSubmitRsvpMutation,
  useVisitGuestMutation,
  useWriteToHostMutation,
} from './guest';
import { type GuestState, type PageLinkProps, type PageSource, useGuestKeys } from './page-source';
import { usePartyOfPage, usePartyRef } from './party';
import { useGetInitialQuery, useUser } from './session';

/** The host may write while the guest has the page open: an existing reply is fetched again at this interval. */
export const POLL_MS = 30_000;

/** Loaded when needed: few visitors change the language. */
const loadPathIn = patiently(() => import('../i18n/path-in'));

const { useQueryState, useQuerySubscription } = guestApi.endpoints.getOwnRsvp;

function useGuest(partyId: string): GuestState {
  const keys = useGuestKeys();
  const { cid } = keys;
  const guest = useGetGuestQuery(cid ? { partyId, cid } : skipToken);
  const asked = ownRsvpInput(partyId, keys);
  const { data, error, isLoading, isUninitialized } = useQueryState(asked);
  const { refetch } = useQuerySubscription(asked, {
    pollingInterval: data?.rsvp ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    // The guest may have answered in another tab.
    refetchOnFocus: true,
  });
  const [submit] = useSubmitRsvpMutation();
  const [write] = useWriteToHostMutation();
  const [visit] = useVisitGuestMutation();
  return {
    guest: {
      data: cid ? guest.data : undefined,
      error: guest.error,
      isLoading: guest.isLoading,
      refetch: () => void guest.refetch(),
    },
    own: {
      data,
      error,
      isLoading: isLoading || (isUninitialized && asked !== skipToken),
      refetch: () => void refetch(),
    },
    submit: (reply) => submit(reply).unwrap(),
    write: (message) => write(message).unwrap(),
    visit: useCallback((opened) => void visit(opened), [visit]),
  };
}

function RoutedLink({ to, ...rest }: PageLinkProps) {
  return <Link to={to} {...rest} />;
}

/** The page as the router and the store know it. */
export const routedPage: PageSource = {
  useAddress: () => {
    const { pathname, search, hash } = useLocation();
    return { pathname, search, hash, partyRef: usePartyRef() };
  },
  useChangeQuery: () => {
    const [, setQuery] = useSearchParams();
    return (change) =>
      setQuery(
        (now) => {
          change(now);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
  },
  useChooseLanguage: () => {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    return async (language) => {
      await chooseLanguage(language);
      const { pathIn } = await loadPathIn();
      const path = pathname === '/' ? `/${language}` : pathIn(language, pathname);
      if (path !== pathname) await navigate(path + search, { replace: true });
    };
  },
  useInitial: () => useGetInitialQuery({}).data,
  useUser,
  useOpenedAt: () => useState(() => new Date())[0],
  usePartyZone: () => usePartyOfPage().data?.zone,
  useGuest,
  useAnswered: (partyId) => useQueryState(ownRsvpInput(partyId, useGuestKeys())).data?.rsvp ?? null,
  PageLink: RoutedLink,
};

import type { User } from '@festlig/contracts/identity';
import { getInitial } from '@festlig/contracts/identity/guest-http';
import { useEffect, useRef } from 'react';
import { requestOf } from './call-endpoint';
import { baseQuery } from './base-query';
import { csrfToken } from './csrf';

/**
 * The user of a session that has begun in another tab or window since `known` was the CSRF token of this browser; null
 * when none has. It does not change what the page knows, because a page for users would leave when its session is over.
 */
export async function newSessionSince(known: string): Promise<User | null> {
  const { signal } = new AbortController();
  const { data } = await baseQuery(requestOf(getInitial, {}), { signal, type: 'query' });
  const initial = data as { user: User | null; csrf?: string } | undefined;
  return initial?.user && csrfToken() !== known ? initial.user : null;
}

/**
 * Calls `onUser` when this tab becomes visible again and the user has logged in elsewhere meanwhile: in the window of a
 * provider, or in the tab of a mailed link.
 */
export function useLoggedInElsewhere(onUser: (user: User) => void): void {
  const call = useRef(onUser);
  useEffect(() => {
    call.current = onUser;
  }, [onUser]);
  useEffect(() => {
    const known = csrfToken();
    let left = false;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void newSessionSince(known).then((user) => user && !left && call.current(user));
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}

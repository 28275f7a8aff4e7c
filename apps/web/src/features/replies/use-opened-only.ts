import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPENS_ONLY } from './model';

interface Found {
  total: number;
  items: readonly { id: string }[];
}

/**
 * Opens the only reply of a list when its address asks for it, so that Back leads to where the host came from; of several, or none, the list
 * stays. Asked once: a list that comes down to one reply later stays as well (rule: reply-tasks).
 */
export function useOpenedOnly(found: Found | undefined): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(OPENS_ONLY);
  useEffect(() => {
    if (!isAsked || !found) return;
    const [first] = found.items;
    setParams(
      (now) => {
        now.delete(OPENS_ONLY);
        if (first && found.total === 1) now.set('id', first.id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, found, setParams]);
}

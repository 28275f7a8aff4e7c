import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenParam, filterOf, type GuestSelection, selectionOf } from '../../../lib/guest-selection';

/**
 * Filter and selection of the guest list are in the address, so that Back and reload restore them. Each change is shown before the next
 * click: a click that came first would begin from the address before the change, and lose it.
 */
export function useGuestAddress() {
  const [params, setParams] = useSearchParams();
  const onFilter = useCallback(
    (key: 'state' | 'tag', value: string) =>
      setParams(
        (now) => {
          if (value === '') now.delete(key);
          else now.set(key, value);
          now.delete('page');
          // Everybody found by another filter is another selection.
          if (now.get('chosen')?.startsWith('all')) now.delete('chosen');
          return now;
        },
        { flushSync: true },
      ),
    [setParams],
  );
  const onSelect = useCallback(
    (selection: GuestSelection) =>
      setParams(
        (now) => {
          const chosen = chosenParam(selection);
          if (chosen === '') now.delete('chosen');
          else now.set('chosen', chosen);
          return now;
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  );
  return { filter: filterOf(params), selection: selectionOf(params), onFilter, onSelect };
}

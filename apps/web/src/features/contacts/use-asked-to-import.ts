import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the import once where the address says so (`?import=`): for a host who has just bought it (rule: plan-way-back). */
export function useAskedToImport(mayImport: boolean, open: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isDue = query.has('import') && mayImport;
  const begin = useEffectEvent(() => {
    open();
    const rest = (now: URLSearchParams) => new URLSearchParams([...now].filter(([name]) => name !== 'import'));
    setQuery(rest, { replace: true });
  });
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
}

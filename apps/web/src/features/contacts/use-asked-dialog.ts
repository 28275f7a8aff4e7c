import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const ASKED = ['import', 'add'] as const;
export type AskedDialog = (typeof ASKED)[number];

/**
 * Opens a dialog once where the address says so: `?import` for a host who has just bought it, `?add` after a send (rules:
 * plan-way-back, send-next-steps).
 */
export function useAskedDialog(mayImport: boolean, open: (dialog: AskedDialog) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = ASKED.find((dialog) => query.has(dialog) && (dialog !== 'import' || mayImport));
  const begin = useEffectEvent((dialog: AskedDialog) => {
    open(dialog);
    const rest = (now: URLSearchParams) => new URLSearchParams([...now].filter(([name]) => name !== dialog));
    setQuery(rest, { replace: true });
  });
  useEffect(() => {
    if (asked) begin(asked);
  }, [asked]);
}

const KEY = 'festlig_flag_';
const NAMED = /^flag\.(\w{1,40})$/;
/** Flags of this visit: browser storage may be forbidden. */
const chosen = new Map<string, boolean | undefined>();

/**
 * Stores the flags in the address (`?flag.photos=off`) in this browser, and removes them from the address; the rest
 * of it is kept. `on` and `off` choose, any other value removes the choice. Flags decide only what this browser
 * shows, never what the server allows (rule: feature-flags).
 */
export function takeFlags(): void {
  const address = new URL(location.href);
  const named = [...address.searchParams].flatMap(([key, value]) => {
    const name = NAMED.exec(key)?.[1];
    return name ? [{ key, name, value }] : [];
  });
  if (named.length === 0) return;
  for (const { key, name, value } of named) {
    address.searchParams.delete(key);
    const isChosen = value === 'on' || value === 'off';
    chosen.set(name, isChosen ? value === 'on' : undefined);
    try {
      if (isChosen) localStorage.setItem(KEY + name, value);
      else localStorage.removeItem(KEY + name);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  }
  history.replaceState(history.state, '', address);
}

/** Whether the flag was switched on or off in this browser; `undefined` when it was not chosen here. */
export function chosenFlag(name: string): boolean | undefined {
  if (chosen.has(name)) return chosen.get(name);
  try {
    const stored = localStorage.getItem(KEY + name);
    return stored === 'on' || stored === 'off' ? stored === 'on' : undefined;
  } catch {
    return undefined;
  }
}

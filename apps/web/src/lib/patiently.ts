/** Waits between the tries, in ms. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000];

/** Rests so long, or until the network is back. While there is none it rests until then. */
const rest = (ms: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, ms);
  });

/**
 * For `lazy`: fetches a part of a page again and again while it cannot be had. A hole in the network must not take the
 * rest of the page away, with what is typed in it. Fails after 15 s on the network: a new version is out, perhaps.
 */
export const patiently =
  <M>(load: () => Promise<M>) =>
  async (): Promise<M> => {
    for (const ms of WAITS_MS) {
      try {
        return await load();
      } catch {
        await rest(ms);
      }
    }
    return load();
  };

/** Pauses between the retries, in ms. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000];

/** Waits `ms`, or until the network is back. Without a network it waits until there is one. */
const rest = (ms: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, ms);
  });

/**
 * For `lazy`: retries the download of a part of a page. A short network failure must not replace the rest of the page,
 * and what is typed in it, with an error. With a network it fails after 15 s: the file may be gone because a new
 * version was deployed.
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

/**
 * What the copy of an opened invitation is called, by the guest's own address: a path with the guest's keys. Its worker reads
 * it (apps/web/public/guest-worker.js).
 */
export const copyName = (address: string): string => `invitation ${address}`;

/** Whether this browser can keep a copy; some cannot in a private window. */
export const canKeepCopies = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Takes all copies of invitations out of this browser (rule: opened-page-stays). */
export async function forgetCopies(): Promise<void> {
  if (!canKeepCopies()) return;
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  const ours = names.filter((name) => name.startsWith(copyName('')));
  await Promise.all([...workers.map((worker) => worker.unregister()), ...ours.map((name) => caches.delete(name))]);
}

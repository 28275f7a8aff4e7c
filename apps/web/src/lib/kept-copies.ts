/**
 * What the copy of an opened invitation is called, by the guest's own address: a path with the guest's keys. Its worker reads
 * it (apps/web/public/guest-worker.js).
 */
export const copyName = (address: string): string => `invitation ${address}`;

/** Whether this browser can keep a copy; some cannot in a private window. */
export const canKeepCopies = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Answers for one address of a guest, and those that begin like it, when there is no network. */
export const GUEST_WORKER = '/guest-worker.js';

/**
 * Makes a part that is open over an invitation lead to the kept copy of the invitation when it is loaded again without a
 * network (rule: opened-page-stays). Does nothing where no copy is kept.
 *
 * @param invitation The guest's own address: a path with the guest's keys.
 * @param part The address of the part with the same keys.
 */
export async function leadToCopy(invitation: string, part: string): Promise<void> {
  if (!canKeepCopies() || !(await caches.has(copyName(invitation)))) return;
  await navigator.serviceWorker.register(GUEST_WORKER, { scope: part });
}

/** Takes all copies of invitations out of this browser (rule: opened-page-stays). */
export async function forgetCopies(): Promise<void> {
  if (!canKeepCopies()) return;
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  const ours = names.filter((name) => name.startsWith(copyName('')));
  await Promise.all([...workers.map((worker) => worker.unregister()), ...ours.map((name) => caches.delete(name))]);
}

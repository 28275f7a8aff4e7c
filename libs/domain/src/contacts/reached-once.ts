/** How many of these guests a mail reaches, and how many of the others a text, so that each counts once (rule: import-counts). */
export function reachedOnce<Guest>(
  guests: readonly Guest[],
  isMailed: (guest: Guest) => boolean,
  isTexted: (guest: Guest) => boolean,
): { mail: number; text: number } {
  const others = guests.filter((guest) => !isMailed(guest));
  return { mail: guests.length - others.length, text: others.filter(isTexted).length };
}

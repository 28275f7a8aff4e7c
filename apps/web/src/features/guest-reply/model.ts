import type { OwnRsvp } from '@festlig/contracts/rsvp';

/**
 * The name in the greeting: the first name, but the whole name of couples and families ("Anne og Lars", "Familien
 * Holm") (rule: greeted-by-name).
 */
export function greetingName(name: string): string {
  const words = name.trim().split(/\s+/);
  const together = /\s(og|and|&|\+)\s|^(familien|family|the)\s|,/i.test(name.trim());
  return together ? name.trim() : (words[0] ?? '');
}

/** The newer of two versions of a reply: one that a call returned, and one that was fetched. */
export function newerReply(answered: OwnRsvp | undefined, fetched: OwnRsvp | undefined): OwnRsvp | undefined {
  if (!answered || !fetched || answered.rid !== fetched.rid) return answered ?? fetched;
  const older =
    fetched.changedAt < answered.changedAt ||
    (fetched.changedAt === answered.changedAt && fetched.messages.length < answered.messages.length);
  return older ? answered : fetched;
}

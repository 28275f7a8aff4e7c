import type { OwnRsvp } from '@festlig/contracts/rsvp';

/**
 * The name to greet with: the first one, but whole for pairs and families ("Anne og Lars", "Familien Holm")
 * (rule: greeted-by-name).
 */
export function greetingName(name: string): string {
  const words = name.trim().split(/\s+/);
  const together = /\s(og|and|&|\+)\s|^(familien|family|the)\s|,/i.test(name.trim());
  return together ? name.trim() : (words[0] ?? '');
}

/** The younger of two pictures of a reply: as a call answered, and as it was fetched. */
export function newerReply(answered: OwnRsvp | undefined, fetched: OwnRsvp | undefined): OwnRsvp | undefined {
  if (!answered || !fetched || answered.rid !== fetched.rid) return answered ?? fetched;
  const older =
    fetched.changedAt < answered.changedAt ||
    (fetched.changedAt === answered.changedAt && fetched.messages.length < answered.messages.length);
  return older ? answered : fetched;
}

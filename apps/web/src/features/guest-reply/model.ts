import type { OwnRsvp } from '@festlig/contracts/rsvp';

/** The newer of two versions of a reply: one that a call returned, and one that was fetched. */
export function newerReply(answered: OwnRsvp | undefined, fetched: OwnRsvp | undefined): OwnRsvp | undefined {
  if (!answered || !fetched || answered.rid !== fetched.rid) return answered ?? fetched;
  const older =
    fetched.changedAt < answered.changedAt ||
    (fetched.changedAt === answered.changedAt && fetched.messages.length < answered.messages.length);
  return older ? answered : fetched;
}

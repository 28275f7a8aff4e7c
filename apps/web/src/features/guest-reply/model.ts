import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { type Answer, ANSWER, type GuestKeys } from '@festlig/domain/web/guest-link';
import { REPLY } from '@festlig/domain/web/posted-form';

/** The newer of two versions of a reply: one that a call returned, and one that was fetched. */
export function newerReply(answered: OwnRsvp | undefined, fetched: OwnRsvp | undefined): OwnRsvp | undefined {
  if (!answered || !fetched || answered.rid !== fetched.rid) return answered ?? fetched;
  const older =
    fetched.changedAt < answered.changedAt ||
    (fetched.changedAt === answered.changedAt && fetched.messages.length < answered.messages.length);
  return older ? answered : fetched;
}

/** The guest's own address of the page that is open, with the form for an answer when there is one. */
export function ownAddress({ cid, rid }: GuestKeys, answer?: Answer): string {
  const query = new URLSearchParams();
  if (cid !== null) query.set('cid', cid);
  else if (rid !== null) query.set('rid', rid);
  if (answer !== undefined) query.set(ANSWER, answer);
  return `?${query}#${REPLY}`;
}

import type { PartySummary } from '@festlig/contracts/party';
import { isPast } from '@festlig/domain/party/dates';

/** A page of parties, of which the server sends the latest first: the next one first, and those that are over last (rule: party-list). */
export function nextFirst(parties: readonly PartySummary[], now: Date): PartySummary[] {
  const [coming, over] = [false, true].map((past) => parties.filter((party) => isPast(party, now) === past));
  return [...(coming ?? []).reverse(), ...(over ?? [])];
}

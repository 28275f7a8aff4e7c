import type { MessageTemplate } from '@festlig/contracts/messaging';
import type { Party } from '@festlig/contracts/party';
import type { Telling } from '@festlig/domain/messaging/telling-template';
import { useLazySendsOfPartyQuery, useLazySubjectsQuery, useRenewSubjectMutation } from '../api';
import type { PartyChange } from './edit-form.model';

/** What a host is offered after saving a change. */
export interface Offers {
  /** What has changed of time and place, when invitations were sent. */
  tells: Moved | null;
  /** The templates whose subjects contain the title before the change. */
  stale: { title: string; templates: readonly MessageTemplate[] } | null;
}

/** What a message says of a change of time and place (rule: telling-offered). */
export type Moved = Extract<Telling, 'changed' | 'newTime' | 'newPlace'>;

/** A place that was removed cannot be said alone. */
export function movedBy(change: PartyChange): Moved | null {
  const isTime = 'date' in change || 'zone' in change;
  if (!('location' in change)) return isTime ? 'newTime' : null;
  return isTime || (change.location?.address ?? '') === '' ? 'changed' : 'newPlace';
}

/** Finds what a change leaves to be done, and renews subjects. A failure offers nothing: the change itself is saved. */
export function useOffers(party: Pick<Party, 'id' | 'title'>) {
  const [readSends] = useLazySendsOfPartyQuery();
  const [readSubjects] = useLazySubjectsQuery();
  const [renewSubject] = useRenewSubjectMutation();
  const of = { partyId: party.id };
  const find = async (change: PartyChange): Promise<Offers | null> => {
    const moved = movedBy(change);
    const isRenamed = change.title !== undefined && change.title !== party.title;
    const [sends, subjects] = await Promise.all([
      moved
        ? readSends(of)
            .unwrap()
            .catch(() => null)
        : null,
      isRenamed
        ? readSubjects(of)
            .unwrap()
            .catch(() => null)
        : null,
    ]);
    const hasInvited = (sends?.items ?? []).some(
      ({ type, emailsSent, textSent }) => type === 'invitation' && emailsSent + textSent > 0,
    );
    const tells = hasInvited ? moved : null;
    const templates = (subjects?.items ?? []).filter(({ name }) => name.includes(party.title));
    const stale = templates.length > 0 ? { title: party.title, templates } : null;
    return tells || stale ? { tells, stale } : null;
  };
  const renew = async ({ stale }: Offers, title: string): Promise<void> => {
    for (const { id, name } of stale?.templates ?? []) {
      await renewSubject({ ...of, templateId: id, name: name.replaceAll(party.title, () => title) }).unwrap();
    }
  };
  return { find, renew };
}

import type { MessageTemplate } from '@festlig/contracts/messaging';
import type { Party } from '@festlig/contracts/party';
import type { Occasion } from '@festlig/domain/messaging/first-template';
import { renewedSubject, renewedText } from '@festlig/domain/messaging/ready-subjects';
import type { Telling } from '@festlig/domain/messaging/telling-template';
import { useLazyCountGuestsQuery } from '../../../api/guest-counts';
import { useLazySubjectsQuery, useRenewSubjectMutation } from '../api';
import type { PartyChange } from './edit-form.model';

/** What a host is offered after saving a change. */
export interface Offers {
  /** What has changed of time and place, when there are guests to tell. */
  tells: Moved | null;
  /** The guests who have declined, perhaps because of what has changed. 0 when time and place are the same. */
  declined: number;
  /** There are guests who come, or who are invited and have not answered. */
  expected: boolean;
  /** The templates whose subjects a host has written with the title before the change. */
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
export function useOffers(party: Pick<Party, 'id' | 'title' | 'date' | 'zone'>) {
  const [readGuests] = useLazyCountGuestsQuery();
  const [readSubjects] = useLazySubjectsQuery();
  const [renewSubject] = useRenewSubjectMutation();
  const of = { partyId: party.id };
  const find = async (change: PartyChange): Promise<Offers | null> => {
    const moved = movedBy(change);
    const { title = party.title, date = party.date, zone = party.zone } = change;
    const said = { title, date, zone };
    const isSaid = (['title', 'date', 'zone'] as const).every((fact) => said[fact] === party[fact]);
    const [guests, subjects] = await Promise.all([
      moved
        ? readGuests(of)
            .unwrap()
            .catch(() => null)
        : null,
      isSaid
        ? null
        : readSubjects(of)
            .unwrap()
            .catch(() => null),
    ]);
    const { yes = 0, silent = 0, no: declined = 0 } = guests?.states ?? {};
    const expected = yes + silent > 0;
    const tells = expected || declined > 0 ? moved : null;
    const templates = await followed(subjects?.items ?? [], said);
    const stale = templates.length > 0 ? { title: party.title, templates } : null;
    return tells || stale ? { tells, declined, expected, stale } : null;
  };
  /** Renews the subjects and text messages that nobody has written, and returns the templates whose subjects still contain the old title. */
  const followed = async (templates: readonly MessageTemplate[], after: Occasion): Promise<MessageTemplate[]> => {
    const isRenamed = after.title !== party.title;
    const left = [];
    for (const template of templates) {
      const name = isRenamed ? renewedSubject(template.name, party.title, after.title) : null;
      const text = renewedText(template.text, party, after);
      const change = { ...(name !== null && { name }), ...(text !== null && { text }) };
      const saved =
        (name ?? text) !== null &&
        (await renewSubject({ ...of, templateId: template.id, ...change })
          .unwrap()
          .catch(() => null));
      if (isRenamed && !(saved && name !== null) && template.name.includes(party.title)) left.push(template);
    }
    return left;
  };
  const renew = async ({ stale }: Offers, title: string): Promise<void> => {
    for (const { id, name } of stale?.templates ?? []) {
      await renewSubject({ ...of, templateId: id, name: name.replaceAll(party.title, () => title) }).unwrap();
    }
  };
  return { find, renew };
}

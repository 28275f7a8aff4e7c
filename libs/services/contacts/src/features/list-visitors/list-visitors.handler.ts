import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';

type ListVisitors = typeof contacts.calls.listVisitors;

/** Returns the guests whose mail is known to have been received, and what they replied (rules: delivery-received, delivery-reply). */
@Handles(contacts.calls.listVisitors)
export class ListVisitorsHandler implements Handler<ListVisitors> {
  constructor(private readonly audiences: AudienceRepository) {}

  async handle({ partyId, ids, since }: InputOf<ListVisitors>): Promise<OutputOf<ListVisitors>> {
    return this.audiences.visitors(partyId, ids, new Date(since));
  }
}

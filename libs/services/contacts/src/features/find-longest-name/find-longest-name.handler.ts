import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { LongNameRepository } from '../../store/long-name.repository';

type FindLongestName = typeof contacts.calls.findLongestName;

@Handles(contacts.calls.findLongestName)
export class FindLongestNameHandler implements Handler<FindLongestName> {
  constructor(private readonly names: LongNameRepository) {}

  async handle({ partyId }: InputOf<FindLongestName>): Promise<OutputOf<FindLongestName>> {
    const guest = await this.names.find(partyId);
    return { guest: guest && { name: guest.name, sid: guest.sid } };
  }
}

import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { toPhone } from '@festlig/domain/contacts/phone';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SameGuestRepository } from '../../store/same-guest.repository';

type FindSameGuests = typeof contacts.calls.findSameGuests;

/** Before guests are added, the host is told who has their address already (rules: same-address-is-family, guests-pasted-once). */
@Handles(contacts.calls.findSameGuests)
export class FindSameGuestsHandler implements Handler<FindSameGuests> {
  constructor(private readonly guests: SameGuestRepository) {}

  async handle(
    { people }: InputOf<FindSameGuests>,
    { party }: ContextOf<FindSameGuests>,
  ): Promise<OutputOf<FindSameGuests>> {
    // A number that cannot be read is nobody's; the form says so.
    const asked = people.map((person) => ({ ...person, phone: person.phone && (toPhone(person.phone) ?? '') }));
    return { guests: await this.guests.find(party.id, asked) };
  }
}

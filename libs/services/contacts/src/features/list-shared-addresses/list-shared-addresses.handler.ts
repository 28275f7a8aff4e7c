import { AUDIENCE_PAGE_SIZE, contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { sharedAddresses } from '@festlig/domain/contacts/recipients';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { Reach, toAddressed } from '../../work/reach';

type ListSharedAddresses = typeof contacts.calls.listSharedAddresses;

/** So many shared addresses are listed. */
const LISTED = 3;

/**
 * Compares the first guests who get the send, as many as are read at once, so that no request reads a whole list (rules:
 * shared-address-told, nothing-reads-a-whole-list).
 */
@Handles(contacts.calls.listSharedAddresses)
export class ListSharedAddressesHandler implements Handler<ListSharedAddresses> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly reach: Reach,
  ) {}

  async handle(
    { texts, guestState: state, ...whom }: InputOf<ListSharedAddresses>,
    { party }: ContextOf<ListSharedAddresses>,
  ): Promise<OutputOf<ListSharedAddresses>> {
    const asked = { ...whom, partyId: party.id, state, gets: 'something', texts: texts !== 'none' } as const;
    const { people, next } = await this.audiences.listRecipients(asked, null, AUDIENCE_PAGE_SIZE);
    const found = sharedAddresses((await this.reach.of(people)).map(toAddressed), texts);
    return {
      shared: found.slice(0, LISTED),
      more: Math.max(0, found.length - LISTED),
      among: next === null ? null : people.length,
    };
  }
}

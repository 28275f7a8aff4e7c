import { createHmac } from 'node:crypto';
import { contacts, type Enlisted } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ChosenGuest, guestsOf, type Replier } from '@festlig/domain/contacts/enlisted';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { Config } from '@festlig/platform/config/platform-variables';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';
import { SameGuestRepository } from '../../store/same-guest.repository';

type EnlistGuests = typeof contacts.calls.enlistGuests;

/** Hexadecimal digits of an id. */
const ID_LENGTH = 24;

/**
 * A person is always added under the same id, so that the call can be repeated, and made twice at once, and adds one guest
 * (rule: reply-enlisted).
 */
@Handles(contacts.calls.enlistGuests)
export class EnlistGuestsHandler implements Handler<EnlistGuests> {
  constructor(
    private readonly same: SameGuestRepository,
    private readonly contacts: ContactRepository,
    private readonly config: Config,
  ) {}

  async handle({ partyId, people }: InputOf<EnlistGuests>): Promise<OutputOf<EnlistGuests>> {
    const repliers = people.map((person): Replier => ({ ...person, id: this.idOf(partyId, person) }));
    const ids = repliers.map(({ id }) => id);
    const wanted = repliers.map(({ name, email }) => ({ name, email, phone: null }));
    const chosen = guestsOf(repliers, await this.same.findPossible(partyId, wanted, ids));
    const added = await this.add(
      partyId,
      repliers.filter((_, index) => chosen[index]?.isNew),
    );
    return {
      guests: chosen.map(({ contactId, isSame }: ChosenGuest) => ({
        contactId: added.get(contactId) ?? contactId,
        isSame,
      })),
    };
  }

  /**
   * Adds them, and returns the ids that they got by the ids that they were to get. A host may have deleted the guest before the
   * reply was linked, and that id is taken for as long as the guest can be restored: the next one of the person is used then,
   * which is the same for everybody who adds them at that moment.
   */
  private async add(partyId: string, repliers: readonly Replier[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Map(repliers.map(({ id }) => [id, id]));
    for (let left = [...repliers], turn = 1; left.length > 0; turn++) {
      const entries = left.map((each) => ({ ...entryOf(each), id: ids.get(each.id) ?? each.id }));
      await this.contacts.add(partyId, entries);
      const onList = await this.contacts.names(
        partyId,
        entries.map(({ id }) => id),
      );
      left = left.filter((_, index) => onList[entries[index]?.id ?? ''] === undefined);
      for (const { id } of left) ids.set(id, this.hashed(`${id} ${turn}`));
    }
    return ids;
  }

  /** Cannot be computed without the secret, because the id of a guest is a key to their page. */
  private idOf(partyId: string, { rsvpId, name, email }: Enlisted): string {
    return this.hashed(`${partyId} ${email === null ? rsvpId : `${email} ${nameOrder(name)}`}`);
  }

  private hashed(who: string): string {
    const hmac = createHmac('sha256', this.config.values.LINK_SECRET).update(`enlisted ${who}`);
    return hmac.digest('hex').slice(0, ID_LENGTH);
  }
}

/** What a reply says of its guest: mails are wanted where there is an address. */
const entryOf = ({ name, email }: Pick<Replier, 'name' | 'email'>) => ({
  name,
  email,
  phone: null,
  receiveEmail: email !== null,
  receiveSms: false,
  maxPeople: null,
});

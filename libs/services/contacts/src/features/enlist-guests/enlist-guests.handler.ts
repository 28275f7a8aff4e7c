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
    const added = repliers.filter((_, index) => chosen[index]?.isNew);
    await this.contacts.add(
      partyId,
      added.map((each) => ({ ...entryOf(each), id: each.id })),
    );
    const instead = await this.addDeleted(partyId, added);
    return {
      guests: chosen.map(({ contactId, isSame }: ChosenGuest) => ({
        contactId: instead.get(contactId) ?? contactId,
        isSame,
      })),
    };
  }

  /**
   * A host may have deleted the guest before the reply was linked: the id is taken then, and another guest is added. Returns
   * the ids of those by the ids that are taken.
   */
  private async addDeleted(partyId: string, added: readonly Replier[]): Promise<ReadonlyMap<string, string>> {
    const onList = await this.contacts.names(
      partyId,
      added.map(({ id }) => id),
    );
    const instead = new Map<string, string>();
    for (const { id, ...replier } of added.filter((each) => onList[each.id] === undefined)) {
      const [contact] = await this.contacts.add(partyId, [entryOf(replier)]);
      if (contact) instead.set(id, contact.id);
    }
    return instead;
  }

  /** Cannot be computed without the secret, because the id of a guest is a key to their page. */
  private idOf(partyId: string, { rsvpId, name, email }: Enlisted): string {
    const who = email === null ? rsvpId : `${email} ${nameOrder(name)}`;
    const hmac = createHmac('sha256', this.config.values.LINK_SECRET).update(`enlisted ${partyId} ${who}`);
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

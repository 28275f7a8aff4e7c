import { type Contact, contacts } from '@festlig/contracts/contacts';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** The guest list, as the contacts service tells it. */
@Injectable()
export class Guests {
  constructor(private readonly rpc: RpcClient) {}

  /** The guest of a party by short id or id; null when there is none, or no id. */
  async find(partyId: string, cid: string | null | undefined): Promise<Contact | null> {
    if (!cid) return null;
    const { contact } = await this.rpc.call(contacts.calls.findContact, { partyId, cid });
    return contact;
  }

  /** Guests who were invited and have not answered. */
  async countSilent(partyId: string): Promise<number> {
    const { silent } = await this.rpc.call(contacts.calls.countContacts, { partyId });
    return silent;
  }
}

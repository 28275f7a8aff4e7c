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

  /** Guests who have not answered. Replies of guests who were removed since do not make it negative. */
  async countSilent(partyId: string): Promise<number> {
    const { total, answered } = await this.rpc.call(contacts.calls.countContacts, { partyId });
    return Math.max(0, total - answered);
  }
}

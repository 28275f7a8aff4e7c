import { contacts } from '@festlig/contracts/contacts';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads guests from the contacts service. */
@Injectable()
export class Guests {
  constructor(private readonly rpc: RpcClient) {}

  /** The name of a guest by short id or id; null when the party has no such guest. */
  async nameOf(partyId: string, cid: string): Promise<string | null> {
    const { contact } = await this.rpc.call(contacts.calls.findContact, { partyId, cid });
    return contact && contact.name;
  }
}

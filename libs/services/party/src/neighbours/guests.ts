import { contacts, NAMES_PAGE_SIZE } from '@festlig/contracts/contacts';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads guests from the contacts service. */
@Injectable()
export class Guests {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * The id of the guest whose own link has this short id; null when the party has no such guest. An id proves nothing: hosts
   * and other services know it too.
   */
  async prove(partyId: string, cid: string): Promise<string | null> {
    const { contact } = await this.rpc.call(contacts.calls.findContact, { partyId, cid });
    return contact?.sid === cid ? contact.id : null;
  }

  /** The names, by id, of those who are on the list; null while contacts is unavailable. */
  async names(partyId: string, ids: readonly string[]): Promise<Map<string, string> | null> {
    const names = new Map<string, string>();
    try {
      for (let from = 0; from < ids.length; from += NAMES_PAGE_SIZE) {
        const some = ids.slice(from, from + NAMES_PAGE_SIZE);
        const found = await this.rpc.call(contacts.calls.listNames, { partyId, ids: some });
        for (const [id, name] of Object.entries(found.names)) names.set(id, name);
      }
    } catch {
      return null;
    }
    return names;
  }
}

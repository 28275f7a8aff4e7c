import { contacts, type KnownContact } from '@festlig/contracts/contacts';
import type { OutputOf, RequestOf } from '@festlig/contracts/define';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** About so many guests contacts is asked at a time who has opened the page. */
const VISITORS_ASKED = 200;

/** Reads guest lists from the contacts service. */
@Injectable()
export class GuestList {
  constructor(private readonly rpc: RpcClient) {}

  /** Finds a guest of a party by short id or id; returns null without an id or without such a guest. */
  async find(partyId: string, cid: string | null): Promise<KnownContact | null> {
    return cid === null ? null : (await this.rpc.call(contacts.calls.findContact, { partyId, cid })).contact;
  }

  /** The guest with the longest name of those who get a text; null when nobody does. */
  async longestTexted(
    whom: RequestOf<typeof contacts.calls.findLongestName>,
  ): Promise<{ name: string; sid: string } | null> {
    return (await this.rpc.call(contacts.calls.findLongestName, whom)).guest;
  }

  /** Counts the guests that a send would reach. */
  countAudience(
    whom: RequestOf<typeof contacts.calls.countAudience>,
  ): Promise<OutputOf<typeof contacts.calls.countAudience>> {
    return this.rpc.call(contacts.calls.countAudience, whom);
  }

  /** Returns the next page of a send's recipients. */
  listAudience(
    page: RequestOf<typeof contacts.calls.listAudience>,
  ): Promise<OutputOf<typeof contacts.calls.listAudience>> {
    return this.rpc.call(contacts.calls.listAudience, page);
  }

  /** Returns the ids of the guests whom a search finds; `atLeast`: there are more than these. */
  search(partyId: string, search: string): Promise<OutputOf<typeof contacts.calls.searchContacts>> {
    return this.rpc.call(contacts.calls.searchContacts, { partyId, search });
  }

  /** Returns those of the guests who have opened their page since then, and what those who have replied said. */
  async visitors(partyId: string, ids: readonly string[], since: Date) {
    const asked = Array.from({ length: Math.ceil(ids.length / VISITORS_ASKED) }, (_, at) =>
      this.rpc.call(contacts.calls.listVisitors, {
        partyId,
        ids: ids.slice(at * VISITORS_ASKED, (at + 1) * VISITORS_ASKED),
        since: since.toISOString(),
      }),
    );
    const told = await Promise.all(asked);
    return {
      visited: new Set(told.flatMap((each) => each.ids)),
      replies: Object.assign({}, ...told.map(({ replies }) => replies)) as Record<string, 'yes' | 'no'>,
    };
  }

  /** Returns those of a chunk's addresses that have unsubscribed by now (rule: unsubscribe-for-all-parties). */
  async unsubscribedOf(emails: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.rpc.call(contacts.calls.listUnsubscribed, { emails: [...emails] })).emails);
  }

  /** Returns those of a chunk's phone numbers that have unsubscribed by now. */
  async stoppedOf(phones: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.rpc.call(contacts.calls.listUnsubscribed, { phones: [...phones] })).phones);
  }

  /** Whether an address is still subscribed, by the same list that invitations obey. */
  async wantsMail(signed: readonly { hash: string; signature: string }[]): Promise<boolean> {
    const told = await Promise.all(signed.map((each) => this.rpc.call(contacts.calls.getSubscription, each)));
    return told.every(({ subscribed }) => subscribed);
  }

  /** No party texts this number any more, because its owner has texted so. */
  async stopTexts(phone: string): Promise<void> {
    await this.rpc.call(contacts.calls.stopTexts, { phone });
  }

  async resumeTexts(phone: string): Promise<void> {
    await this.rpc.call(contacts.calls.resumeTexts, { phone });
  }
}

import { contacts, type Enlisted, type KnownContact } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import type { HostRsvp } from '@festlig/contracts/rsvp';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import type { ListedReply } from '../store/reply-list.repository';
import { toRsvp } from '../store/reply.repository';

const listed = (reply: ListedReply) => ({
  ...toRsvp(reply),
  messageCount: reply.messageCount ?? reply.messages?.length ?? 0,
  waits: reply.waitsSince !== undefined,
  earlier: reply.earlier ? { isComming: reply.earlier.attending, comment: reply.earlier.comment } : null,
});

/** Reads guests from the contacts service. */
@Injectable()
export class Guests {
  constructor(private readonly rpc: RpcClient) {}

  /** Finds a guest of a party by short id or id; returns null without an id or without such a guest. */
  async find(partyId: string, cid: string | null | undefined): Promise<KnownContact | null> {
    if (!cid) return null;
    const { contact } = await this.rpc.call(contacts.calls.findContact, { partyId, cid });
    return contact;
  }

  /** Puts who has replied on the list, and returns for each the guest to whom the reply belongs. */
  async enlist(
    partyId: string,
    people: readonly Enlisted[],
  ): Promise<OutputOf<typeof contacts.calls.enlistGuests>['guests']> {
    if (people.length === 0) return [];
    return (await this.rpc.call(contacts.calls.enlistGuests, { partyId, people: [...people] })).guests;
  }

  /**
   * How many guests have answered, have not, and were not asked; null while contacts is unavailable, because all other counts
   * are known here.
   */
  async count(partyId: string): Promise<OutputOf<typeof contacts.calls.countContacts> | null> {
    return this.rpc.call(contacts.calls.countContacts, { partyId }).catch(() => null);
  }

  /** Returns those of at most EMAILS_PAGE_SIZE guests who are not on the list any more. */
  async gone(partyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    return new Set((await this.rpc.call(contacts.calls.listEmails, { partyId, ids: [...ids] })).gone);
  }

  /**
   * Adds to each reply of a known guest the guest list's present address, by which mails reach the guest too. The reply of a guest
   * who was deleted belongs to nobody on the list (rule: reply-unlisted). Takes at most EMAILS_PAGE_SIZE replies.
   */
  async withEmails(partyId: string, replies: readonly ListedReply[]): Promise<HostRsvp[]> {
    const ids = [...new Set(replies.flatMap(({ contactId, secondOf }) => contactId ?? secondOf ?? []))];
    const { emails, gone } =
      ids.length > 0 ? await this.rpc.call(contacts.calls.listEmails, { partyId, ids }) : { emails: {}, gone: [] };
    const onList = (id: string | null) => (id === null || gone.includes(id) ? null : id);
    return replies.map((reply) => {
      const { contact, secondOf, ...more } = listed(reply);
      const contactEmail = emails[contact ?? ''] ?? null;
      const of = { contact: onList(contact), secondOf: onList(secondOf) };
      return { ...more, ...of, contactEmail, hasEmail: reply.email !== null || contactEmail !== null };
    });
  }

  /** For a list on a screen: while contacts is unavailable, the replies are returned without these addresses. */
  async withEmailsIfKnown(partyId: string, replies: readonly ListedReply[]): Promise<HostRsvp[]> {
    return this.withEmails(partyId, replies).catch(() =>
      replies.map((reply) => ({ ...listed(reply), contactEmail: null })),
    );
  }
}

import { type Contact, contacts } from '@festlig/contracts/contacts';
import type { HostRsvp } from '@festlig/contracts/rsvp';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import type { ListedReply } from '../store/reply-list.repository';
import { toRsvp } from '../store/reply.repository';

const listed = (reply: ListedReply) => ({
  ...toRsvp(reply),
  messageCount: reply.messageCount ?? reply.messages?.length ?? 0,
});

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

  /** Guests who were invited and have not answered; null while the list cannot be asked: the rest is counted here. */
  async countSilent(partyId: string): Promise<number | null> {
    try {
      return (await this.rpc.call(contacts.calls.countContacts, { partyId })).silent;
    } catch {
      return null;
    }
  }

  /**
   * The replies as hosts read them: with the list's address of known guests as it is now, by which a mail reaches them
   * too. At most EMAILS_PAGE_SIZE of them.
   */
  async withEmails(partyId: string, replies: readonly ListedReply[]): Promise<HostRsvp[]> {
    const ids = [...new Set(replies.flatMap(({ contactId }) => contactId ?? []))];
    const { emails } =
      ids.length > 0 ? await this.rpc.call(contacts.calls.listEmails, { partyId, ids }) : { emails: {} };
    return replies.map((reply) => {
      const contactEmail = emails[reply.contactId ?? ''] ?? null;
      return { ...listed(reply), contactEmail, hasEmail: reply.email !== null || contactEmail !== null };
    });
  }

  /** The same for the eye: while the list cannot be asked, the replies are there without the addresses. */
  async withEmailsIfKnown(partyId: string, replies: readonly ListedReply[]): Promise<HostRsvp[]> {
    return this.withEmails(partyId, replies).catch(() =>
      replies.map((reply) => ({ ...listed(reply), contactEmail: null })),
    );
  }
}

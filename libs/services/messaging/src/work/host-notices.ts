import { type GuestNews, repliesMail } from '@festlig/domain/messaging/replies-mail';
import type { MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../neighbours/accounts';
import { PartyDirectory, type PartyDetails } from '../neighbours/party-directory';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';
import type { NoticeOf } from '../store/notice.schema';
import { MailComposer } from './mail-composer';

/** The hosts who want mails about replies: the owner, and the co-hosts who have not switched them off for this party. */
const wanting = ({ ownerId, cohosts }: PartyDetails): string[] => [
  ownerId,
  ...cohosts.filter(({ notices }) => notices).map(({ userId }) => userId),
];

/**
 * Gives the news about a party's replies to each of its hosts. Each host has a notice of their own, so that a retry
 * mails only those whose mail has not left (rules: cohost-notices, notices-gathered).
 */
@Injectable()
export class HostNotices {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly composer: MailComposer,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Adds the news of a party to the notices of its hosts, each news once. */
  async passOn(notice: NoticeOf<'replies'>): Promise<void> {
    for (const userId of wanting(await this.parties.describe(notice.partyId))) {
      const noticeId = await this.notices.passOn(notice, userId, this.clock.now());
      await this.queue.add(sendNotice, { noticeId }, { id: noticeId });
    }
  }

  /** The mail to one host; null when there is nothing that this host wants to read. */
  async mailTo(
    userId: string,
    { partyId, replies }: NoticeOf<'replies'>,
  ): Promise<{ mail: MailTemplate; to: { name: string; email: string } } | null> {
    const party = await this.parties.describe(partyId);
    // The co-host was removed, or has switched the mails off meanwhile.
    if (!wanting(party).includes(userId)) return null;
    const host = await this.accounts.find(userId);
    // Guests' names and messages are not for a stranger whose address somebody has typed (rule: notices-confirmed).
    if (!host.email_verified) return null;
    const wants = (item: GuestNews) => ('message' in item ? !host.muteRsvpMessages : !host.muteRsvps);
    const news = replies.filter(wants);
    if (news.length === 0) return null;
    const list = this.composer.pageUrl(`${party.page}/rsvps`);
    const role = userId === party.ownerId ? 'owner' : 'cohost';
    return { mail: repliesMail(host.language, party.invitation.title, list, news, role), to: host };
  }
}

import type { DataOf } from '@festlig/contracts/define';
import type { rsvpCreated } from '@festlig/contracts/rsvp';
import { requestParts } from '@festlig/contracts/define/http';
import { getCalendar } from '@festlig/contracts/party/http';
import { answerMail } from '@festlig/domain/messaging/answer-mail';
import type { MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import type { Mailbox } from '@festlig/domain/messaging/mime-message';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { Accounts } from '../neighbours/accounts';
import { GuestList } from '../neighbours/guest-list';
import { PartyDirectory } from '../neighbours/party-directory';
import { sendNotice } from '../queues';
import { answerNoticeId, NoticeRepository } from '../store/notice.repository';
import type { NoticeOf } from '../store/notice.schema';
import { MailComposer } from './mail-composer';

type Replied = DataOf<typeof rsvpCreated>;

const byVersion = (one: Replied, other: Replied): number => one.version - other.version;

/** Gathers the changes of a reply for a while, and makes the guest's receipt of the last one (rule: answer-receipt). */
@Injectable()
export class AnswerReceipts {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly guests: GuestList,
    private readonly composer: MailComposer,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  /**
   * A change without receipt, also one by a host, withdraws the receipt that is due: it would say another answer than the
   * last.
   */
  async addAll(replies: readonly Replied[]): Promise<void> {
    // The first version of a reply has nothing to withdraw.
    const telling = replies.filter(({ receipt, version }) => receipt !== null || version > 1);
    // The last of each reply: what it withdraws or says is true of the earlier ones too.
    const last = [...new Map(telling.toSorted(byVersion).map((reply) => [reply.rsvpId, reply])).values()];
    if (last.length === 0) return;
    const now = this.clock.now();
    const delay = this.config.values.MESSAGING_NOTICE_DELAY_MS;
    const dueAt = new Date(now.getTime() + delay);
    await this.notices.addAnswers(
      last.map(({ rsvpId, version, receipt, ...more }) => {
        const { partyId, contactId, name, isComming, numberOfPeople, companions, comment } = more;
        const quoted = contactId === null || !receipt?.isOwnLink ? {} : { companions, comment };
        const answer = receipt && { partyId, contactId, name, isComming, numberOfPeople, ...quoted, ...receipt };
        return { rsvpId, version, answer };
      }),
      { now, dueAt },
    );
    const mailed = last.filter(({ receipt }) => receipt !== null);
    const jobs = mailed.map(({ rsvpId }) => answerNoticeId(rsvpId));
    await Promise.all(jobs.map((noticeId) => this.queue.add(sendNotice, { noticeId }, { id: noticeId, delay })));
  }

  /** No fact about the reply makes a receipt any more, in whatever order the facts come. */
  async withdraw(rsvpId: string): Promise<void> {
    const now = this.clock.now();
    const none = { rsvpId, version: Number.MAX_SAFE_INTEGER, answer: null };
    await this.notices.addAnswers([none], { now, dueAt: now });
  }

  /**
   * The mail to the guest; null when there is no address any more, the host has switched receipts off, or the party was
   * cancelled since. Whether the address has unsubscribed from invitations is not asked (docs/decisions/042).
   */
  async mailFor({ answer }: NoticeOf<'answer'>): Promise<{
    mail: MailTemplate;
    to: { name: string; email: string };
    from: Mailbox;
    replyTo: Mailbox | null;
  } | null> {
    const { partyId, contactId, rid, name, isOwnLink = true } = answer;
    const [party, contact] = await Promise.all([this.parties.describe(partyId), this.guests.find(partyId, contactId)]);
    const email = answer.email ?? contact?.email ?? null;
    if (email === null || !party.repliesMailed || party.cancelled) return null;
    const host = await this.accounts.find(party.ownerId);
    const { invitation, page, sid, asked } = party;
    // An address that was typed may be somebody else's: it gets neither the key of the guest nor a name of a stranger's choice.
    const isOwn = contact?.email === email;
    const keys = isOwn ? { cid: contact.sid } : { rid };
    const calendar = requestParts(getCalendar, { partyId: sid, ...keys }).url;
    // An unconfirmed address may be somebody else's, who would get the guests' answers.
    const replyTo = host.email_verified ? { name: host.name, address: host.email } : null;
    const mail = answerMail({
      ...answer,
      invitation,
      asked,
      hostName: host.name,
      guestName: name,
      companions: answer.companions ?? [],
      comment: answer.comment ?? '',
      quotesTexts: isOwn && isOwnLink,
      link: this.composer.guestUrl(page, keys),
      isOpen: invitation.reply !== null,
      calendar: this.composer.pageUrl(calendar.slice(1)),
      repliesTo: replyTo?.name ?? null,
    });
    const from = this.composer.hostSender(invitation, host.name);
    return { mail, to: { name: isOwn ? contact.name : '', email }, from, replyTo };
  }
}

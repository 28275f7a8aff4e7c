import { PHONE_CODE_MINUTES } from '@festlig/domain/identity/lifetimes';
import { changeMail, pageAfter } from '@festlig/domain/messaging/change-mail';
import { codeText } from '@festlig/domain/messaging/code-text';
import { helpMail } from '@festlig/domain/messaging/help-mail';
import { cohostMail } from '@festlig/domain/messaging/cohost-mail';
import { newAddressMail, recoveryMail, verificationMail } from '@festlig/domain/messaging/account-mail';
import type { MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import type { Attachment, Mailbox } from '@festlig/domain/messaging/mime-message';
import { threadMail } from '@festlig/domain/messaging/thread-mail';
import { THREAD } from '@festlig/domain/web/guest-link';
import { Clock } from '@festlig/platform/clock';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { Accounts } from '../neighbours/accounts';
import { GuestList } from '../neighbours/guest-list';
import { hostOrOwner, isGone, PartyDirectory } from '../neighbours/party-directory';
import { sendNotice } from '../queues';
import { NoticeRepository } from '../store/notice.repository';
import type { LinkNotice, NoticeOf } from '../store/notice.schema';
import { UnverifiedSendRepository } from '../store/unverified-send.repository';
import { AnswerReceipts } from '../work/answer-receipts';
import { BuyerNotices } from '../work/buyer-notices';
import { Delivery, TextDelivery } from '../work/delivery';
import { HostNotices } from '../work/host-notices';
import { MailComposer } from '../work/mail-composer';
import { SendingLimits } from '../work/sending-limits';

/** The page that a link leads to, and the mail that contains it. */
const LINKS = {
  verification: { page: 'verify-email', mailOf: verificationMail },
  recovery: { page: 'change-password', mailOf: recoveryMail },
} as const;

/**
 * Sends a notice to a host, a guest or our support. Running again sends nothing twice: what was sent is removed from
 * the notice.
 */
@Processes(sendNotice)
export class NoticeJob implements JobHandler<typeof sendNotice> {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly unverified: UnverifiedSendRepository,
    private readonly guests: GuestList,
    private readonly answers: AnswerReceipts,
    private readonly buyers: BuyerNotices,
    private readonly hosts: HostNotices,
    private readonly delivery: Delivery,
    private readonly texts: TextDelivery,
    private readonly composer: MailComposer,
    private readonly limits: SendingLimits,
    private readonly clock: Clock,
  ) {}

  async run({ noticeId }: JobDataOf<typeof sendNotice>): Promise<void> {
    const notice = await this.notices.findDue(noticeId);
    switch (notice?.kind) {
      case 'verification':
      case 'recovery':
        return this.mailLink(notice);
      case 'phone-code':
        return this.textCode(notice);
      case 'change':
        return this.tellOfChange(notice);
      case 'thread':
        return this.tellGuest(notice);
      case 'cohost':
        return this.inviteCohost(notice);
      case 'receipt':
      case 'sent-back':
        return this.tellBuyer(notice);
      case 'answer':
        return this.confirmAnswer(notice);
      case 'help':
        return this.askForHelp(notice);
      case 'replies':
        return this.tellOfReplies(notice);
      // The notice was mailed before, or its party was deleted.
      case undefined:
    }
  }

  /** Support answers by replying to the mail. */
  private async askForHelp(notice: NoticeOf<'help'>): Promise<void> {
    const { userId, userEmail, partyId, entry, language } = notice.help;
    const page = partyId === null ? null : this.composer.pageUrl(partyId);
    const asked = helpMail(language, { userId, userEmail, page, entry });
    const { supportBox, ownSender } = this.composer;
    await this.mail(notice._id, asked, supportBox, ownSender, { name: '', address: userEmail });
    await this.notices.finish(notice, this.clock.now());
  }

  /** A link that no longer works is not mailed: it is too old, or the user has changed the address. */
  private async mailLink(notice: LinkNotice): Promise<void> {
    const { kind } = notice;
    const link = await this.accounts.mailedLink({ kind, ...notice.link });
    if (link) {
      const { email, name, language, token, replaces } = link;
      const { page, mailOf } = replaces ? { ...LINKS[kind], mailOf: newAddressMail } : LINKS[kind];
      const url = this.composer.pageUrl(`${language}/${page}?token=${encodeURIComponent(token)}`);
      const waiting = mailOf === verificationMail ? await this.unverified.onlyOf(notice.link.userId) : null;
      await this.mail(notice._id, mailOf(language, name, url, waiting), { name, email });
    }
    await this.notices.finish(notice, this.clock.now());
  }

  private async tellBuyer(notice: NoticeOf<'receipt' | 'sent-back'>): Promise<void> {
    try {
      const told = await this.buyers.mailFor(notice);
      if (told) await this.mail(notice._id, told.mail, told.to, this.composer.ownSender, null, told.attachments);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await this.notices.finish(notice, this.clock.now());
  }

  /** Each version of the reply has a Message-ID of its own, which is the same in each attempt. */
  private async confirmAnswer(notice: NoticeOf<'answer'>): Promise<void> {
    try {
      const told = await this.answers.mailFor(notice);
      if (told) await this.mail(`${notice._id}.${notice.version}`, told.mail, told.to, told.from, told.replyTo);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await this.notices.finishAnswer(notice, this.clock.now());
  }

  /** In the party's language. A link that no longer works is not mailed, nor is an address that has unsubscribed. */
  private async inviteCohost(notice: NoticeOf<'cohost'>): Promise<void> {
    try {
      const { partyId, inviteId } = notice.cohost;
      const [link, party] = await Promise.all([this.parties.cohostLink(notice.cohost), this.parties.describe(partyId)]);
      if (link && (await this.guests.wantsMail(this.composer.subscriptions(link.email)))) {
        const { language, title } = party.invitation;
        const { name: hostName, email: address } = await this.accounts.find(party.ownerId);
        const unsubscribe = this.composer.unsubscribeUrl(link.email);
        const url = this.composer.pageUrl(`${party.sid}/cohost/${inviteId}/${link.secret}`);
        const mail = cohostMail(language, { title, hostName, link: url, unsubscribe });
        const from = this.composer.hostSender({ language }, hostName);
        await this.mail(notice._id, mail, { name: '', email: link.email, unsubscribe }, from, {
          name: hostName,
          address,
        });
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await this.notices.finish(notice, this.clock.now());
  }

  /**
   * A code that no longer works is not sent. A text of which nothing is known is not sent again: the user may ask for
   * another code.
   * @throws so that the queue tries again
   */
  private async textCode(notice: NoticeOf<'phone-code'>): Promise<void> {
    const wanted = await this.accounts.phoneCode(notice.phoneCode);
    if (wanted) {
      const { phone, language, code } = wanted;
      const text = { to: phone, body: codeText(language, code), validSeconds: PHONE_CODE_MINUTES * 60 };
      const handover = await this.texts.send(text);
      if (handover.outcome === 'deferred') throw new Error(handover.reason);
    }
    await this.notices.finish(notice, this.clock.now());
  }

  /** To the address before the change: somebody else may have the new one. */
  private async tellOfChange(notice: NoticeOf<'change'>): Promise<void> {
    const { userId, what, email, owner } = notice.change;
    try {
      const { name, language } = owner ?? (await this.accounts.find(userId));
      const link = this.composer.pageUrl(`${language}/${pageAfter(what)}`);
      await this.mail(notice._id, changeMail(language, what, name, link), { name, email });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await this.notices.finish(notice, this.clock.now());
  }

  /** In the name of the host who wrote it, or of the owner when that host is none any more (rule: thread-mail-sender). */
  private async tellGuest(notice: NoticeOf<'thread'>): Promise<void> {
    const { partyId, rid, contactId, name, email, message, writerId = null } = notice.thread;
    const id = notice._id;
    let { quota = null } = notice;
    let hasLeft = false;
    try {
      const [party, contact] = await Promise.all([
        this.parties.describe(partyId),
        this.guests.find(partyId, contactId),
      ]);
      const { invitation, page, ownerId, plan } = party;
      const to = email ?? contact?.email ?? null;
      const isWanted =
        to !== null && party.repliesMailed && (await this.guests.wantsMail(this.composer.subscriptions(to)));
      const taken = isWanted ? await this.limits.takeForThread(notice, ownerId, plan) : null;
      if (isWanted && taken?.isAllowed) {
        quota = taken.quota;
        if (quota) await this.notices.noteQuota(notice, quota);
        const { name: hostName, email: hostEmail } = await this.accounts.find(hostOrOwner(party, writerId));
        const link = `${this.composer.guestUrl(page, contact ? { cid: contact.sid } : { rid })}#${THREAD}`;
        const unsubscribe = this.composer.unsubscribeUrl(to);
        const mail = threadMail({ invitation, hostName, guestName: name, message, link, unsubscribe });
        const host = { name: hostName, address: hostEmail };
        hasLeft = await this.mail(
          id,
          mail,
          { name, email: to, unsubscribe },
          this.composer.hostSender(invitation, hostName),
          host,
        );
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    await this.limits.settleForThread({ ...notice, quota }, hasLeft);
    await this.notices.finish(notice, this.clock.now());
  }

  /** The news of a party are passed on to its hosts; the news of a host are mailed. */
  private async tellOfReplies(notice: NoticeOf<'replies'>): Promise<void> {
    const last = notice.replies.at(-1);
    if (last) {
      try {
        if (notice.userId === undefined) await this.hosts.passOn(notice);
        else {
          const told = await this.hosts.mailTo(notice.userId, notice);
          if (told) await this.mail(`${notice._id}.${last.factId}`, told.mail, told.to);
        }
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    await this.notices.finishReplies(notice, this.clock.now());
  }

  /**
   * Returns whether the mail was sent. An invalid address is given up.
   * @throws so that the queue tries again
   */
  private async mail(
    id: string,
    mail: MailTemplate,
    { name, email, unsubscribe = '' }: { name: string; email: string; unsubscribe?: string },
    from: Mailbox = this.composer.ownSender,
    replyTo: Mailbox | null = null,
    attachments: readonly Attachment[] = [],
  ): Promise<boolean> {
    const to = { id, name, email, link: '', unsubscribe, date: this.clock.now() };
    const handover = await this.delivery.send(this.composer.compose(mail, from, to, replyTo, attachments));
    if (handover.outcome === 'deferred') throw new Error(handover.reason);
    return handover.outcome === 'sent';
  }
}

import { subscriptionHashes, subscriptionPath, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import type { Recipient } from '@festlig/contracts/contacts';
import { invitationMail, type MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import { mailSender } from '@festlig/domain/messaging/mail-sender';
import { type Addressee, type Attachment, compileMessage, type Mailbox } from '@festlig/domain/messaging/mime-message';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';
import type { OutgoingMail } from '../adapters/mailer';
import { MessagingConfig } from '../config';
import type { SendDocument } from '../store/send.schema';
import { cleanMailHtml } from './mail-html';

/** The position of one recipient in a send. */
export interface Place {
  n: number;
  index: number;
}
/** Makes the mail of a send to one recipient. */
export type MailRenderer = (recipient: Recipient, place: Place, date: Date) => OutgoingMail;

/** The number of sends whose compiled mail is kept. */
const KEPT = 16;

/** Composes mails with their sender and links. */
@Injectable()
export class MailComposer {
  private readonly renderers = new Map<string, MailRenderer>();

  constructor(
    private readonly config: Config,
    private readonly messaging: MessagingConfig,
  ) {}

  /** Returns the renderer of a send's mails; the mail is compiled once per send. */
  rendererOf(send: SendDocument): MailRenderer {
    const key = `${send._id} ${send.startedBy ?? ''}`;
    const known = this.renderers.get(key);
    if (known) return known;
    const { invitation } = send;
    const page = linkTo(this.guestUrl(send.page), invitation.leadsTo);
    const mail = invitationMail({ ...invitation, body: cleanMailHtml(invitation.body) });
    const message = compileMessage(mail, {
      from: this.hostSender(invitation, invitation.hostName),
      replyTo: send.replyTo,
      unsubscribable: true,
    });
    const render: MailRenderer = ({ sid, name, email }, { n, index }, date) => ({
      to: email,
      mime: message({
        name,
        email,
        link: `${page}?cid=${sid}`,
        unsubscribe: this.unsubscribeUrl(email),
        // The same in each attempt, so that a mail program shows a mail that was sent twice only once.
        messageId: `${send._id}.${n}.${index}@${this.host}`,
        date,
      }),
    });
    if (this.renderers.size >= KEPT) this.renderers.delete(this.renderers.keys().next().value ?? '');
    this.renderers.set(key, render);
    return render;
  }

  /**
   * Composes one mail to one person. The Message-ID is made of `id`, and is the same in each attempt. With
   * `unsubscribe` the recipient can unsubscribe.
   */
  compose(
    mail: MailTemplate,
    from: Mailbox,
    to: Omit<Addressee, 'messageId'> & { id: string },
    replyTo: Mailbox | null = null,
    attachments: readonly Attachment[] = [],
  ): OutgoingMail {
    const message = compileMessage(mail, { from, replyTo, unsubscribable: to.unsubscribe !== '', attachments });
    return { to: to.email, mime: message({ ...to, messageId: `${to.id}@${this.host}` }) };
  }

  /** Mails to guests come from who invites; others, for which that is left out, from the host's account (rule: mail-from-host). */
  hostSender(of: Parameters<typeof mailSender>[0], hostName: string): Mailbox {
    return { name: mailSender(of, hostName), address: this.messaging.values.MAIL_FROM };
  }

  get ownSender(): Mailbox {
    return { name: 'Festlig', address: this.messaging.values.MAIL_FROM };
  }

  /** The mailbox of our support. */
  get supportBox(): { name: string; email: string } {
    return { name: 'Festlig', email: this.messaging.values.SUPPORT_EMAIL };
  }

  /** Returns the address of a page; `path` has no leading slash. */
  pageUrl(path: string): string {
    return new URL(path, `${this.config.values.PUBLIC_URL.replace(/\/$/, '')}/`).href;
  }

  /** Returns a guest's link to a party's page, on the short domain if there is one (rules: short-domain, guest-links). */
  guestUrl(page: string, keys: { cid?: string; rid?: string } = {}): string {
    const { SHORT_URL, PUBLIC_URL } = this.config.values;
    const url = new URL(`/${page}`, SHORT_URL ?? PUBLIC_URL);
    for (const [name, key] of Object.entries(keys)) url.searchParams.set(name, key);
    return url.href;
  }

  /**
   * Returns the signed hashes by which contacts is asked about an address: it is subscribed only if each of them
   * is.
   */
  subscriptions(email: string): { hash: string; signature: string }[] {
    const secret = this.config.values.LINK_SECRET;
    return subscriptionHashes(email).map((hash) => ({ hash, signature: subscriptionSignature(hash, secret) }));
  }

  unsubscribeUrl(email: string): string {
    return this.pageUrl(subscriptionPath(email, this.config.values.LINK_SECRET).slice(1));
  }

  private get host(): string {
    return this.messaging.values.MAIL_FROM.split('@')[1] ?? 'localhost';
  }
}

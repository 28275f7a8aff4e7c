import { subscriptionHashes, subscriptionPath, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import type { Recipient } from '@festlig/contracts/contacts';
import type { Language } from '@festlig/contracts/define';
import { invitationMail, type MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import { mailTexts } from '@festlig/domain/messaging/mail-texts';
import { type Addressee, compileMessage, type Mailbox } from '@festlig/domain/messaging/mime-message';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';
import type { OutgoingMail } from '../adapters/mailer';
import { MessagingConfig } from '../config';
import type { SendDocument } from '../store/send.schema';
import { cleanMailHtml } from './mail-html';

/** One guest's place in a send. */
export interface Place {
  n: number;
  index: number;
}
/** The mail of a send, to one of its guests. */
export type MailRenderer = (recipient: Recipient, place: Place, date: Date) => OutgoingMail;

/** Sends whose compiled mail is kept. */
const KEPT = 16;

/** Composes mails: who they come from, and where their links lead. */
@Injectable()
export class MailComposer {
  private readonly renderers = new Map<string, MailRenderer>();

  constructor(
    private readonly config: Config,
    private readonly messaging: MessagingConfig,
  ) {}

  /** Renders the mails of a send, which is compiled once. */
  rendererOf(send: SendDocument): MailRenderer {
    const known = this.renderers.get(send._id);
    if (known) return known;
    const { invitation } = send;
    const mail = invitationMail({ ...invitation, body: cleanMailHtml(invitation.body) });
    const message = compileMessage(mail, {
      from: this.hostSender(invitation.hostName, invitation.language),
      replyTo: send.replyTo,
      unsubscribable: true,
    });
    const render: MailRenderer = ({ sid, name, email }, { n, index }, date) => ({
      to: email,
      mime: message({
        name,
        email,
        link: `${this.pageUrl(send.page)}?cid=${sid}`,
        unsubscribe: this.unsubscribeUrl(email),
        // The same at every try: a mail that went out twice is one to the mail program.
        messageId: `${send._id}.${n}.${index}@${this.host}`,
        date,
      }),
    });
    if (this.renderers.size >= KEPT) this.renderers.delete(this.renderers.keys().next().value ?? '');
    this.renderers.set(send._id, render);
    return render;
  }

  /** One mail to one person. `id` makes its Message-ID: the same for each try. With `unsubscribe` it can be stopped. */
  compose(
    mail: MailTemplate,
    from: Mailbox,
    to: Omit<Addressee, 'messageId'> & { id: string },
    replyTo: Mailbox | null = null,
  ): OutgoingMail {
    const message = compileMessage(mail, { from, replyTo, unsubscribable: to.unsubscribe !== '' });
    return { to: to.email, mime: message({ ...to, messageId: `${to.id}@${this.host}` }) };
  }

  hostSender(hostName: string, language: Language): Mailbox {
    return { name: mailTexts[language].via(hostName), address: this.messaging.values.MAIL_FROM };
  }

  get ownSender(): Mailbox {
    return { name: 'Festlig', address: this.messaging.values.MAIL_FROM };
  }

  /** Those who look after the product. */
  get supportBox(): { name: string; email: string } {
    return { name: 'Festlig', email: this.messaging.values.SUPPORT_EMAIL };
  }

  /** Path without a slash in front. */
  pageUrl(path: string): string {
    return new URL(path, `${this.config.values.PUBLIC_URL.replace(/\/$/, '')}/`).href;
  }

  /** How the contacts service is asked whether an address wants mails: it does where each of them says so. */
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

import { subscriptionHash, subscriptionPath, subscriptionSignature } from '@festlig/domain/contacts/subscription';
import type { Recipient } from '@festlig/contracts/contacts';
import type { Language } from '@festlig/contracts/define';
import { invitationMail, type MailTemplate } from '@festlig/domain/messaging/invitation-mail';
import { mailTexts } from '@festlig/domain/messaging/mail-texts';
import { type Addressee, compileMessage, type Mailbox } from '@festlig/domain/messaging/mime-message';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import type { SendDocument } from '../store/send.schema';
import type { OutgoingMail } from './mailer';
import { cleanMailHtml } from './mail-html';

/** One guest's place in a send. */
export interface Place {
  n: number;
  index: number;
}
export type Press = (recipient: Recipient, place: Place, date: Date) => OutgoingMail;

/** Sends whose mail is kept compiled. */
const KEPT = 16;

/** Makes mails: who they come from, where their links go. */
@Injectable()
export class Letters {
  private readonly presses = new Map<string, Press>();

  constructor(
    private readonly config: Config,
    private readonly messaging: MessagingConfig,
  ) {}

  /** The press of a send: its mail is compiled once. */
  press(send: SendDocument): Press {
    const known = this.presses.get(send._id);
    if (known) return known;
    const { invitation } = send;
    const mail = invitationMail({ ...invitation, body: cleanMailHtml(invitation.body) });
    const message = compileMessage(mail, {
      from: this.hostSender(invitation.hostName, invitation.language),
      replyTo: send.replyTo,
      unsubscribable: true,
    });
    const press: Press = ({ sid, name, email }, { n, index }, date) => ({
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
    if (this.presses.size >= KEPT) this.presses.delete(this.presses.keys().next().value ?? '');
    this.presses.set(send._id, press);
    return press;
  }

  /** One mail to one person. `id` makes its Message-ID: the same for each try. With `unsubscribe` it can be stopped. */
  letter(
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

  /** How the contacts service is asked whether an address wants mails. */
  subscription(email: string): { hash: string; signature: string } {
    const hash = subscriptionHash(email);
    return { hash, signature: subscriptionSignature(hash, this.config.values.LINK_SECRET) };
  }

  unsubscribeUrl(email: string): string {
    return this.pageUrl(subscriptionPath(email, this.config.values.LINK_SECRET).slice(1));
  }

  private get host(): string {
    return this.messaging.values.MAIL_FROM.split('@')[1] ?? 'localhost';
  }
}

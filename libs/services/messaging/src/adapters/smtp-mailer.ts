import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MessagingConfig } from '../config';
import { type Handover, Mailer, type OutgoingMail } from './mailer';
import { handoverOf } from './smtp-answers';

/** Milliseconds. A server that takes longer counts as unreachable. */
const DEADLINES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends by SMTP over a pool of open connections. */
@Injectable()
export class SmtpMailer extends Mailer implements OnModuleDestroy {
  private readonly transport;
  private readonly from: string;

  constructor(config: MessagingConfig) {
    super();
    const { SMTP_URL, SMTP_CONNECTIONS, MAIL_FROM } = config.values;
    this.from = MAIL_FROM;
    this.transport = createTransport({
      url: SMTP_URL,
      pool: true,
      maxConnections: SMTP_CONNECTIONS,
      maxMessages: Infinity,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...DEADLINES,
    });
  }

  async send({ to, mime }: OutgoingMail): Promise<Handover> {
    try {
      await this.transport.sendMail({ envelope: { from: this.from, to: [to] }, raw: mime });
      return { outcome: 'sent' };
    } catch (error) {
      return handoverOf(error);
    }
  }

  async verify(): Promise<void> {
    await this.transport.verify();
  }

  close(): void {
    this.transport.close();
  }

  onModuleDestroy(): void {
    this.close();
  }
}

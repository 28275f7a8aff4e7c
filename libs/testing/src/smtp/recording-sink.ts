import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { waitFor } from '../product/wait-for';

export interface ReceivedMail {
  to: string;
  messageId: string;
  /** The whole message. */
  raw: string;
}

/** Refuses a recipient with a reply code, e.g. 550; null accepts the mail. */
export type Refuse = (address: string) => number | null;

/** A mail server that accepts and records every mail, unless it is told to refuse a recipient. */
export class RecordingSink {
  readonly received: ReceivedMail[] = [];
  refuse: Refuse = () => null;
  /** Whether an accepted mail is recorded. */
  keeps: (mail: ReceivedMail) => boolean = () => true;
  /** What a mail waits for before it is accepted. */
  before: () => Promise<void> = async () => undefined;

  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onRcptTo: ({ address }, _, callback) => {
        const responseCode = this.refuse(address);
        callback(responseCode === null ? null : Object.assign(new Error('refused'), { responseCode }));
      },
      onData: (stream, session, callback) => {
        void text(stream).then(async (raw) => {
          await this.before();
          const messageId = /^Message-ID: <([^>]*)>/im.exec(raw)?.[1] ?? '';
          for (const { address } of session.envelope.rcptTo) {
            const mail = { to: address, messageId, raw };
            if (this.keeps(mail)) this.received.push(mail);
          }
          callback();
        }, callback);
      },
    });
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<RecordingSink> {
    const sink = new RecordingSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', () => resolve()));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /**
   * The token in the link that confirms an address, or in the first such link of all; mails are kept as received, in
   * quoted-printable.
   */
  verificationToken(address?: string): Promise<string> {
    return waitFor(async () => {
      const raw = this.received.find(({ to }) => address === undefined || to === address)?.raw ?? '';
      return /verify-email\?token=([\w-]+)/.exec(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];
    }, 'the link that confirms the address');
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

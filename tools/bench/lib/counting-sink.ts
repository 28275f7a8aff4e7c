import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@festlig/testing/product/wait-for';
import { SMTPServer } from 'smtp-server';
import { isGuest } from './guest-file';

/** The link that confirms an address; mails are here as they came, quoted-printable. */
const LINK = /verify-email\?token=([\w-]+)/;

/** A mail server that takes everything and keeps nothing but the links that confirm an address. */
export class CountingSink {
  count = 0;
  /** When the first mail to a guest of a list came after `watch()`, as `performance.now()` tells it. */
  firstAt: number | null = null;

  private token: string | undefined;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, { envelope }, callback) => {
        void text(stream).then((raw) => {
          this.count++;
          if (envelope.rcptTo.some(({ address }) => isGuest(address))) this.firstAt ??= performance.now();
          this.token ??= LINK.exec(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];
          callback();
        }, callback);
      },
    });
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<CountingSink> {
    const sink = new CountingSink();
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', () => resolve()));
    return sink;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** The token of the first such link that came. */
  verificationToken(): Promise<string> {
    return waitFor(async () => this.token, 'the link that confirms the address');
  }

  /** The next mail to a guest is the first one. */
  watch(): void {
    this.firstAt = null;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

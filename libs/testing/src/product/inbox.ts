import { waitFor } from './wait-for';

/** A mail as the inbox (maildev) shows it. */
export interface CaughtMail {
  id: string;
  subject: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
  html: string;
  text: string;
  headers: Record<string, unknown>;
}

/** The inbox that catches every mail the product sends. */
export class Inbox {
  constructor(private readonly url: string) {}

  async all(): Promise<CaughtMail[]> {
    return (await (await fetch(`${this.url}/email`)).json()) as CaughtMail[];
  }

  async sentTo(address: string): Promise<CaughtMail[]> {
    return (await this.all()).filter((mail) => mail.to.some((to) => to.address === address));
  }

  /** Waits for a mail to an address that `accept` accepts. */
  async waitForMail(address: string, accept: (mail: CaughtMail) => boolean = () => true): Promise<CaughtMail> {
    return waitFor(async () => (await this.sentTo(address)).find(accept), `a mail to ${address}`);
  }

  /** The token in the link that confirms an address. */
  async verificationToken(address: string): Promise<string> {
    const link = /verify-email\?token=([\w-]+)/;
    const mail = await this.waitForMail(address, ({ text }) => link.test(text));
    return link.exec(mail.text)?.[1] ?? '';
  }
}

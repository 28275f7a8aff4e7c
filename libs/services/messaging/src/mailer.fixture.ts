import { type Handover, Mailer, type OutgoingMail } from './adapters/mailer';

/** The mail server of tests: it keeps the mails it accepts, and answers as the test decides. */
export class RecordingMailer extends Mailer {
  readonly mails: OutgoingMail[] = [];
  /** A promise that never settles stands for a process that dies while the mail server has the mail. */
  answer: (mail: OutgoingMail) => Handover | Promise<Handover> = () => ({ outcome: 'sent' });

  /** The addresses of the accepted mails. */
  get to(): string[] {
    return this.mails.map(({ to }) => to);
  }

  async send(mail: OutgoingMail): Promise<Handover> {
    const handover = await this.answer(mail);
    if (handover.outcome === 'sent') this.mails.push(mail);
    return handover;
  }

  /** Refuses mails to these addresses, and accepts all others. */
  refuse(whom: (to: string) => boolean): void {
    this.answer = ({ to }) => (whom(to) ? { outcome: 'failed', reason: 'smtp_550' } : { outcome: 'sent' });
  }

  forget(): void {
    this.mails.length = 0;
  }

  async verify(): Promise<void> {}
  close(): void {}
}

/** The words of a mail, with its white space made plain. */
export function wordsOf(mime: string): string {
  const bytes = mime
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\s+/g, ' ');
}

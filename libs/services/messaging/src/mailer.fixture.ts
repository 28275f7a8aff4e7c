import { type Handover, Mailer, type OutgoingMail } from './adapters/mailer';

/** The mail server of tests: it keeps the mails it takes, and says of each what the test says. */
export class RecordingMailer extends Mailer {
  readonly mails: OutgoingMail[] = [];
  /** One that never comes: the process dies meanwhile. */
  answer: (mail: OutgoingMail) => Handover | Promise<Handover> = () => ({ outcome: 'sent' });

  /** To whom the mails it took went. */
  get to(): string[] {
    return this.mails.map(({ to }) => to);
  }

  async hand(mail: OutgoingMail): Promise<Handover> {
    const handover = await this.answer(mail);
    if (handover.outcome === 'sent') this.mails.push(mail);
    return handover;
  }

  /** Refuses those, and takes all others. */
  refuse(whom: (to: string) => boolean): void {
    this.answer = ({ to }) => (whom(to) ? { outcome: 'failed', reason: 'smtp_550' } : { outcome: 'sent' });
  }

  forget(): void {
    this.mails.length = 0;
  }

  async verify(): Promise<void> {}
  close(): void {}
}

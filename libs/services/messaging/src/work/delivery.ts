import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Handover, Mailer, type OutgoingMail } from '../adapters/mailer';

/** Attempts at a mail before its batch is stored without it. */
const TRIES = 3;
/** Milliseconds before the second attempt; doubles, with jitter. */
const PAUSE = 200;

/** Gives mails to the mail server, with a few quick retries for temporary failures. */
@Injectable()
export class Delivery {
  constructor(private readonly mailer: Mailer) {}

  /** Returns the outcomes in the order of the mails. */
  async sendAll(mails: readonly OutgoingMail[]): Promise<Handover[]> {
    return Promise.all(mails.map((mail) => this.send(mail)));
  }

  async send(mail: OutgoingMail): Promise<Handover> {
    for (let attempt = 1; ; attempt++) {
      const handover = await this.mailer.send(mail);
      if (handover.outcome !== 'deferred' || attempt === TRIES) return handover;
      await delay(PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

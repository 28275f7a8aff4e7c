import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Handover, Mailer, type OutgoingMail } from '../adapters/mailer';

/** Tries of a mail before its window is written down without it. */
const TRIES = 3;
/** Milliseconds before the second try; doubles, with jitter. */
const PAUSE = 200;

/** Hands mails over, with a short patience for what passes by itself. */
@Injectable()
export class Delivery {
  constructor(private readonly mailer: Mailer) {}

  /** Outcomes in the order of the mails. */
  async handAll(mails: readonly OutgoingMail[]): Promise<Handover[]> {
    return Promise.all(mails.map((mail) => this.hand(mail)));
  }

  async hand(mail: OutgoingMail): Promise<Handover> {
    for (let attempt = 1; ; attempt++) {
      const handover = await this.mailer.hand(mail);
      if (handover.outcome !== 'deferred' || attempt === TRIES) return handover;
      await delay(PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

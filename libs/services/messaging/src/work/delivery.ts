import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Handover, Mailer, type OutgoingMail } from '../adapters/mailer';
import { type OutgoingText, type TextHandover, TextSender } from '../adapters/text-sender';

/** Attempts at a mail or a text before it is left to the queue. */
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

  send(mail: OutgoingMail): Promise<Handover> {
    return retried(() => this.mailer.send(mail));
  }
}

/** Gives texts to the provider, in the same way. A text of which nothing is known is not sent again. */
@Injectable()
export class TextDelivery {
  constructor(private readonly sender: TextSender) {}

  send(text: OutgoingText): Promise<TextHandover> {
    return retried(() => this.sender.send(text));
  }
}

async function retried<H extends { outcome: string }>(send: () => Promise<H>): Promise<H> {
  for (let attempt = 1; ; attempt++) {
    const handover = await send();
    if (handover.outcome !== 'deferred' || attempt === TRIES) return handover;
    await delay(PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

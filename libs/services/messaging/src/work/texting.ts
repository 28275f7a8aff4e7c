import { setTimeout as delay } from 'node:timers/promises';
import type { AudienceMember } from '@festlig/contracts/contacts';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import { type Slots, textsAtATime } from '@festlig/domain/messaging/text-pace';
import { textBody } from '@festlig/domain/messaging/text-body';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { type FoundText, type OutgoingText, type TextHandover, TextSender } from '../adapters/text-sender';
import { MessagingConfig } from '../config';
import { PaceRepository } from '../store/pace.repository';
import type { SendDocument } from '../store/send.schema';
import { MailComposer } from './mail-composer';
import { referenceOf } from './report-intake';

/** Milliseconds by which the provider's clock may be behind ours. */
const CLOCKS = 30_000;

/** Hands the texts of sends to the provider, at the pace that all workers share, and asks it for them. */
@Injectable()
export class Texting {
  constructor(
    private readonly sender: TextSender,
    private readonly composer: MailComposer,
    private readonly paces: PaceRepository,
    private readonly config: MessagingConfig,
    private readonly clock: Clock,
  ) {}

  /** The texts that a worker hands over at a time at the present pace. */
  async batchSize(): Promise<number> {
    const { rate } = await this.paces.read(this.config.values.TEXTS_PER_SECOND, this.clock.now());
    return textsAtATime(rate);
  }

  /** Waits until the first of so many texts may be handed over. */
  async nextSlots(count: number): Promise<Slots> {
    const now = this.clock.now();
    const slots = await this.paces.take(count, this.config.values.TEXTS_PER_SECOND, now);
    await delay(slots.from.getTime() - now.getTime());
    return slots;
  }

  /** Makes the text of a send to one guest; the same in each attempt, because the provider is asked for it by its words. */
  textOf(send: SendDocument, chunkId: string, index: number, { sid, name, phone }: AudienceMember): OutgoingText {
    const link = linkTo(this.composer.guestUrl(send.sid ?? send.page, { cid: sid }), send.invitation.leadsTo);
    const from = send.textFrom ? { from: send.textFrom } : {};
    // A send that an earlier version began has whole names, by which the provider is asked for its texts.
    const greeting = send.invitation.reply === undefined ? name : greetingName(name);
    return {
      to: phone ?? '',
      body: textBody(send.text ?? '', { name: greeting, link }),
      reference: referenceOf(chunkId, index),
      ...from,
    };
  }

  /**
   * Hands over a text after `wait` milliseconds; slows all workers down when the provider gets too many. Returns null,
   * and hands over nothing, when the worker may not any more. A text that the provider does not accept from the host's
   * number comes from the product's sender (rule: text-sender).
   */
  async send(text: OutgoingText, wait: number, mayStill: () => boolean): Promise<TextHandover | null> {
    if (wait > 0) await delay(wait);
    if (!mayStill()) return null;
    const { from, ...anonymous } = text;
    let handover = await this.sender.send(text);
    if (from !== undefined && handover.outcome === 'deferred' && handover.reason === 'sender_refused') {
      if (!mayStill()) return null;
      handover = await this.sender.send(anonymous);
    }
    if (handover.outcome === 'deferred' && handover.reason === 'busy') {
      await this.paces.slowDown(this.config.values.TEXTS_PER_SECOND, this.clock.now());
    }
    return handover;
  }

  /** Asks the provider for a text that was handed over at `since` or later, by our clock. */
  find({ to, body }: OutgoingText, since: Date): Promise<FoundText> {
    return this.sender.find({ to, body, since: new Date(since.getTime() - CLOCKS) });
  }
}

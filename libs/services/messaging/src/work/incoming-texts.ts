import { textSubscriptionHash, textSubscriptionPath } from '@festlig/domain/contacts/subscription';
import { textAnswer, type TextWish, textWish } from '@festlig/domain/messaging/incoming-text';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';
import type { TwilioNews } from '../adapters/twilio-webhook';
import { GuestList } from '../neighbours/guest-list';
import { DayCountRepository } from '../store/day-count.repository';
import { IncomingTextRepository } from '../store/incoming-text.repository';

/** The most answers a day to one number, because each costs as much as a text. */
const ANSWERS: Record<TextWish, number> = { stop: 3, start: 3, help: 3, other: 1 };
/** The most answers of this process a minute, to whomever: numbers of senders can be forged. */
const ANSWERS_PER_MINUTE = 120;
const PHONE = /^\+[1-9]\d{6,14}$/;

type Incoming = Extract<TwilioNews, { kind: 'incoming' }>;

/** Does what people who text us ask for (rules: unsubscribe-texts, text-answers). */
@Injectable()
export class IncomingTexts {
  private minute = 0;
  private answered = 0;

  constructor(
    private readonly texts: IncomingTextRepository,
    private readonly days: DayCountRepository,
    private readonly guests: GuestList,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Returns the answer; null when there is none. The same text has its effect and its answer once. The provider does not
   * tell when a text was written, so that of STOP and START the one that arrives last applies.
   */
  async receive({ id, phone, body, order, isAnswered }: Incoming): Promise<string | null> {
    // Short numbers and names of senders cannot be texted.
    if (!PHONE.test(phone) || (await this.texts.has(id))) return null;
    const wish = order ?? textWish(body);
    if (wish === 'stop') await this.guests.stopTexts(phone);
    if (wish === 'start') await this.guests.resumeTexts(phone);
    // Only after the effect: a text whose effect failed has it when the provider tells it again.
    if (!(await this.texts.add(id)) || isAnswered) return null;
    const { LINK_SECRET, PUBLIC_URL, SHORT_URL } = this.config.values;
    if (
      (await this.days.add(`text ${wish} ${textSubscriptionHash(phone, LINK_SECRET)}`)) > ANSWERS[wish] ||
      !this.mayAnswer()
    )
      return null;
    return textAnswer(phone, wish, new URL(textSubscriptionPath(phone, LINK_SECRET), SHORT_URL ?? PUBLIC_URL).href);
  }

  private mayAnswer(): boolean {
    const minute = Math.floor(this.clock.now().getTime() / 60_000);
    if (minute !== this.minute) this.answered = 0;
    this.minute = minute;
    return this.answered++ < ANSWERS_PER_MINUTE;
  }
}

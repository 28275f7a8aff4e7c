import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { textSubscriptionHash } from '@festlig/domain/contacts/subscription';
import { textCountry } from '@festlig/domain/contacts/text-countries';
import { rowOf } from '@festlig/domain/identity/attempts';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import { segmentsOf, textBody } from '@festlig/domain/messaging/text-body';
import { TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyDirectory } from '../../neighbours/party-directory';
import { DayCountRepository } from '../../store/day-count.repository';
import { TemplateRepository } from '../../store/template.repository';
import { TextDelivery } from '../../work/delivery';
import { MailComposer } from '../../work/mail-composer';

type TestText = typeof messaging.calls.testText;

/** The most test texts a day of one account and to one number: they are free (rule: test-text). */
const A_DAY = 10;
/** The most a day to numbers that differ only in their last four digits: who earns by texts has such rows of numbers. */
const TO_ROW = 30;
/** The most parts of one: each costs us as much as a text. */
const PARTS = 10;

/**
 * Sends the text to the host's own phone, from the product's sender: the host's own number cannot text itself. A test of
 * which nothing is known may have arrived, so it counts.
 */
@Handles(messaging.calls.testText)
export class TestTextHandler implements Handler<TestText> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly parties: PartyDirectory,
    private readonly days: DayCountRepository,
    private readonly texts: TextDelivery,
    private readonly composer: MailComposer,
    private readonly config: Config,
  ) {}

  async handle({ templateId }: InputOf<TestText>, { party, user }: ContextOf<TestText>): Promise<OutputOf<TestText>> {
    const { phone } = user;
    if (phone === null || !user.phone_verified) throw new CallError<TestText>('phone_not_verified');
    if (textCountry(phone) === null) throw new CallError<TestText>('phone_abroad');
    const template = await this.templates.find(party.id, templateId);
    if (!template) throw new CallError<TestText>('not_found');
    if (template.text === '') throw new CallError<TestText>('text_missing');
    const { sid } = await this.parties.describe(party.id);
    const link = linkTo(this.composer.guestUrl(sid, { cid: TEST_CONTACT }), template.leadsTo);
    const body = textBody(template.text, { name: greetingName(user.name), link });
    if (segmentsOf(body).count > PARTS) throw new CallError<TestText>('too_many_parts', { maximum: PARTS });
    const counted = await this.count(user.id, phone);
    const handover = await this.texts.send({ to: phone, body });
    if (handover.outcome === 'sent') return { done: true };
    if (handover.outcome !== 'unknown') await this.takeBack(counted);
    if (handover.outcome !== 'failed') throw new CallError<TestText>('unavailable');
    throw new CallError<TestText>(handover.reason === 'number_stopped' ? 'phone_stopped_texts' : 'phone_refused_text');
  }

  /**
   * Counts a test, and returns as what. One that is refused counts nowhere; which limit it met is not said, because
   * other accounts may have used it up.
   */
  private async count(userId: string, phone: string): Promise<string[]> {
    const counted: string[] = [];
    for (const [whose, most] of this.countedAs(userId, phone)) {
      counted.push(whose);
      if ((await this.days.add(whose)) <= most) continue;
      await this.takeBack(counted);
      throw new CallError<TestText>('too_many_test_texts');
    }
    return counted;
  }

  private async takeBack(counted: readonly string[]): Promise<void> {
    for (const whose of counted) await this.days.takeBack(whose);
  }

  /** What is counted, and how often it may be. Numbers are keyed, because all of them could be tried. */
  private countedAs(userId: string, phone: string): [string, number][] {
    const keyed = (number: string) => textSubscriptionHash(number, this.config.values.LINK_SECRET);
    return [
      [`test texts of ${userId}`, A_DAY],
      [`test texts to ${keyed(phone)}`, A_DAY],
      [`test texts to row ${keyed(rowOf(phone))}`, TO_ROW],
    ];
  }
}

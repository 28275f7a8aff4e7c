import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { textBody } from '@festlig/domain/messaging/text-body';
import { TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyDirectory } from '../../neighbours/party-directory';
import { DayCountRepository } from '../../store/day-count.repository';
import { TemplateRepository } from '../../store/template.repository';
import { TextDelivery } from '../../work/delivery';
import { MailComposer } from '../../work/mail-composer';

type TestText = typeof messaging.calls.testText;

/** The most test texts of one account a day: they are free (rule: test-text). */
const A_DAY = 10;

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
  ) {}

  async handle({ templateId }: InputOf<TestText>, { party, user }: ContextOf<TestText>): Promise<OutputOf<TestText>> {
    if (user.phone === null || !user.phone_verified) throw new CallError<TestText>('phone_not_verified');
    const template = await this.templates.find(party.id, templateId);
    if (!template) throw new CallError<TestText>('not_found');
    if (template.text === '') throw new CallError<TestText>('text_missing');
    const { sid } = await this.parties.describe(party.id);
    const link = this.composer.guestUrl(sid, { cid: TEST_CONTACT });
    const body = textBody(template.text, { name: user.name, link });
    const whose = `test texts of ${user.id}`;
    if ((await this.days.add(whose)) > A_DAY) throw new CallError<TestText>('too_many_test_texts', { maximum: A_DAY });
    const handover = await this.texts.send({ to: user.phone, body });
    if (handover.outcome === 'sent') return { done: true };
    if (handover.outcome !== 'unknown') await this.days.takeBack(whose);
    if (handover.outcome !== 'failed') throw new CallError<TestText>('unavailable');
    throw new CallError<TestText>(handover.reason === 'number_stopped' ? 'phone_stopped_texts' : 'phone_refused_text');
  }
}

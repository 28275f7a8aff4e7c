import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { TemplateRepository } from '../../store/template.repository';
import { Delivery } from '../../work/delivery';
import { DraftMail } from '../../work/draft-mail';
import { MailComposer } from '../../work/mail-composer';

type Test = typeof messaging.calls.test;

@Handles(messaging.calls.test)
export class TestHandler implements Handler<Test> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly drafts: DraftMail,
    private readonly composer: MailComposer,
    private readonly delivery: Delivery,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle({ templateId }: InputOf<Test>, { party, user }: ContextOf<Test>): Promise<OutputOf<Test>> {
    if (!user.email_verified) throw new CallError<Test>('email_not_verified');
    const template = await this.templates.find(party.id, templateId);
    if (!template) throw new CallError<Test>('not_found');
    const { mail, values, from } = await this.drafts.of(party.id, template, user);
    const to = { ...values, id: `test.${this.ids.id()}`, name: user.name, email: user.email, date: this.clock.now() };
    const test = this.composer.compose(mail, from, to, { name: user.name, address: user.email });
    const { outcome } = await this.delivery.send(test);
    if (outcome !== 'sent') throw new CallError<Test>('unavailable');
    return { done: true };
  }
}

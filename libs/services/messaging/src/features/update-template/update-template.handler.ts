import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { TemplateRepository } from '../../store/template.repository';
import { keptMailHtml } from '../../work/mail-html';

type UpdateTemplate = typeof messaging.calls.updateTemplate;

@Handles(messaging.calls.updateTemplate)
export class UpdateTemplateHandler implements Handler<UpdateTemplate> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly clock: Clock,
  ) {}

  async handle(
    { templateId, name, email }: InputOf<UpdateTemplate>,
    { party }: ContextOf<UpdateTemplate>,
  ): Promise<OutputOf<UpdateTemplate>> {
    const template = await this.templates.update(party.id, templateId, {
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email: keptMailHtml(email) }),
      modifiedAt: this.clock.now(),
    });
    if (!template) throw new CallError<UpdateTemplate>('not_found');
    return template;
  }
}

import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { checkTemplate } from '@festlig/domain/messaging/check-template';
import { Clock } from '@festlig/platform/clock';
import { CallError, throwProblems } from '@festlig/platform/errors';
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
    { templateId, name, email, text }: InputOf<UpdateTemplate>,
    { party }: ContextOf<UpdateTemplate>,
  ): Promise<OutputOf<UpdateTemplate>> {
    const fields = {
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email: keptMailHtml(email) }),
      ...(text === undefined ? {} : { text }),
    };
    throwProblems<UpdateTemplate>(checkTemplate(fields));
    const template = await this.templates.update(party.id, templateId, { ...fields, modifiedAt: this.clock.now() });
    if (!template) throw new CallError<UpdateTemplate>('not_found');
    return template;
  }
}

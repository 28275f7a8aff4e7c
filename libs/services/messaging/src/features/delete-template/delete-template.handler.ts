import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { TemplateRepository } from '../../store/template.repository';

type DeleteTemplate = typeof messaging.calls.deleteTemplate;

/** A running send is not affected, because it has its own copy of the template (rule: template-deleted). */
@Handles(messaging.calls.deleteTemplate)
export class DeleteTemplateHandler implements Handler<DeleteTemplate> {
  constructor(private readonly templates: TemplateRepository) {}

  async handle(
    { templateId }: InputOf<DeleteTemplate>,
    { party }: ContextOf<DeleteTemplate>,
  ): Promise<OutputOf<DeleteTemplate>> {
    await this.templates.remove(party.id, templateId);
    return { done: true };
  }
}

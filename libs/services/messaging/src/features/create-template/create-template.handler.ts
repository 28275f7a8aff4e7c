import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { keptMailHtml } from '../../adapters/mail-html';
import { TemplateRepository } from '../../store/template.repository';

type CreateTemplate = typeof messaging.calls.createTemplate;

/** Spec section 4, Template: new, then saved. Saving twice is saving once. */
@Handles(messaging.calls.createTemplate)
export class CreateTemplateHandler implements Handler<CreateTemplate> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(
    { unsavedId, type, name, email }: InputOf<CreateTemplate>,
    { party }: ContextOf<'editor'>,
  ): Promise<OutputOf<CreateTemplate>> {
    const fields = { partyId: party.id, key: unsavedId, type, name, email: keptMailHtml(email) };
    const made = await this.templates.createOnce({ ...fields, id: this.ids.id(), now: this.clock.now() });
    if (!made) throw new CallError('too_many_templates');
    return made;
  }
}

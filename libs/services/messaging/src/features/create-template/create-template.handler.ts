import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { checkTemplate } from '@festlig/domain/messaging/check-template';
import { Clock } from '@festlig/platform/clock';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { TemplateRepository } from '../../store/template.repository';
import { keptMailHtml } from '../../work/mail-html';

type CreateTemplate = typeof messaging.calls.createTemplate;

/**
 * Saves a new template. A repeated request changes nothing; with other words, because the first answer was lost, it
 * changes the same template. A repeated request that arrives after the template was changed by its id is late and
 * changes nothing (rule: template-unsaved).
 */
@Handles(messaging.calls.createTemplate)
export class CreateTemplateHandler implements Handler<CreateTemplate> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(
    { unsavedId, type, leadsTo, name, email, text }: InputOf<CreateTemplate>,
    { party }: ContextOf<CreateTemplate>,
  ): Promise<OutputOf<CreateTemplate>> {
    const fields = { partyId: party.id, key: unsavedId, type, leadsTo, name, email: keptMailHtml(email), text };
    throwProblems<CreateTemplate>(checkTemplate(fields));
    const made = await this.templates.createOnce({ ...fields, id: this.ids.id(), now: this.clock.now() });
    if (!made) throw new CallError<CreateTemplate>('too_many_templates');
    const given = { type, leadsTo, name, email: fields.email, text };
    const known = { type: made.type, leadsTo: made.leadsTo, name: made.name, email: made.email, text: made.text };
    if (isDeepStrictEqual(known, given)) return made;
    const saved = await this.templates.makeAgain(party.id, made.id, { ...given, modifiedAt: this.clock.now() });
    if (!saved) throw new CallError<CreateTemplate>('conflict');
    return saved;
  }
}

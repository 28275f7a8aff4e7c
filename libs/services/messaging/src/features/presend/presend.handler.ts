import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles, RpcClient } from '@festlig/platform/rpc';
import { TemplateRepository } from '../../store/template.repository';

type Presend = typeof messaging.calls.presend;

@Handles(messaging.calls.presend)
export class PresendHandler implements Handler<Presend> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly rpc: RpcClient,
  ) {}

  async handle(
    { templateId, audience, picked }: InputOf<Presend>,
    { party }: ContextOf<'editor'>,
  ): Promise<OutputOf<Presend>> {
    if (!(await this.templates.find(party.id, templateId))) throw new CallError('not_found');
    const counted = await this.rpc.call(contacts.calls.countAudience, { partyId: party.id, audience, picked });
    // Texts come later; a mail costs no token.
    return { ...counted, text: 0, tokens: 0 };
  }
}

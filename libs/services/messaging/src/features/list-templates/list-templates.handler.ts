import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { firstTemplate } from '@festlig/domain/messaging/first-template';
import { inviting } from '@festlig/domain/party/inviting';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyDirectory } from '../../neighbours/party-directory';
import { TemplateRepository } from '../../store/template.repository';

type ListTemplates = typeof messaging.calls.listTemplates;

@Handles(messaging.calls.listTemplates)
export class ListTemplatesHandler implements Handler<ListTemplates> {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly parties: PartyDirectory,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(
    _input: InputOf<ListTemplates>,
    { party, user }: ContextOf<ListTemplates>,
  ): Promise<OutputOf<ListTemplates>> {
    let items = await this.templates.list(party.id);
    if (items.length === 0) {
      await this.createFirst(party.id, user.name);
      items = await this.templates.list(party.id);
    }
    return { items, page: 1, pageSize: Math.max(items.length, 1), total: items.length };
  }

  private async createFirst(partyId: string, hostName: string): Promise<void> {
    const { invitation, type } = await this.parties.describe(partyId);
    const words = firstTemplate(
      invitation.language,
      { ...invitation, type },
      inviting({ ...invitation, hostName }) ?? '',
    );
    const first = { partyId, key: 'first', type: 'invitation', ...words } as const;
    await this.templates.createOnce({ ...first, id: this.ids.id(), now: this.clock.now() });
  }
}

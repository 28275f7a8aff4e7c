import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ChunkRepository } from '../store/chunk.repository';
import { NoticeRepository } from '../store/notice.repository';
import { RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import { TemplateRepository } from '../store/template.repository';

/** Stops the party's sends and deletes all addresses in them. */
@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(
    private readonly sends: SendRepository,
    private readonly recipients: RecipientsRepository,
    private readonly chunks: ChunkRepository,
    private readonly templates: TemplateRepository,
    private readonly notices: NoticeRepository,
  ) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    const sendIds = await this.sends.cancelAll(partyId);
    await this.forgetPeople(sendIds);
    await this.sends.removeAll(partyId);
    // Repeated for what a plan wrote meanwhile; from here on the plan finds its send deleted.
    await this.forgetPeople(sendIds);
    await this.templates.removeAll(partyId);
    await this.notices.removeAll(partyId);
  }

  private async forgetPeople(sendIds: readonly string[]): Promise<void> {
    await this.chunks.removeAll(sendIds);
    await this.recipients.removeAll(sendIds);
  }
}

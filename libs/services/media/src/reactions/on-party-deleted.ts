import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { UploadRepository } from '../store/upload.repository';

@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(private readonly uploads: UploadRepository) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.uploads.removeAll(partyId);
  }
}

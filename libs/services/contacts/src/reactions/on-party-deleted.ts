import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ChangeRepository } from '../store/change.repository';
import { ContactRepository } from '../store/contact.repository';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import { ImportRepository } from '../store/import.repository';
import { ImportedContactRepository } from '../store/imported-contact.repository';
import { TagRepository } from '../store/tag.repository';
import { NotedRowsRepository } from '../store/noted-rows.repository';

@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly imported: ImportedContactRepository,
    private readonly imports: ImportRepository,
    private readonly chunks: ImportChunkRepository,
    private readonly tags: TagRepository,
    private readonly noted: NotedRowsRepository,
    private readonly changes: ChangeRepository,
  ) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    // Removed first, so that a running import stops.
    await this.imports.removeAll(partyId);
    await this.changes.removeAll(partyId);
    await this.chunks.removeAll(partyId);
    await this.noted.removeAll(partyId);
    await this.contacts.removeAll(partyId);
    await this.imported.removeSetAside(partyId);
    await this.tags.removeAll(partyId);
  }
}

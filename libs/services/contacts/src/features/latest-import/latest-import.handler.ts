import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportRepository, toImport } from '../../store/import.repository';

type LatestImport = typeof contacts.calls.latestImport;

/** A host who returns to the guest list sees the import that is running, or can still undo the last one. */
@Handles(contacts.calls.latestImport)
export class LatestImportHandler implements Handler<LatestImport> {
  constructor(private readonly imports: ImportRepository) {}

  async handle(_: InputOf<LatestImport>, { party }: ContextOf<LatestImport>): Promise<OutputOf<LatestImport>> {
    const latest = await this.imports.latest(party.id);
    return { import: latest && { ...toImport(latest), startedAt: latest.startedAt.toISOString() } };
  }
}

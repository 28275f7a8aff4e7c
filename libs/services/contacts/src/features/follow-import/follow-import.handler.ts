import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportRepository, toImport } from '../../store/import.repository';

type FollowImport = typeof contacts.calls.followImport;

/** The gateway repeats this call as long as a client follows the import. */
@Handles(contacts.calls.followImport)
export class FollowImportHandler implements Handler<FollowImport> {
  constructor(private readonly imports: ImportRepository) {}

  async handle(
    { importId }: InputOf<FollowImport>,
    { party }: ContextOf<FollowImport>,
  ): Promise<OutputOf<FollowImport>> {
    const found = await this.imports.findInParty(party.id, importId);
    if (!found) throw new CallError<FollowImport>('not_found');
    return toImport(found);
  }
}

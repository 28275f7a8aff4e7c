import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { toRow } from '@festlig/domain/contacts/read-row';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportChunkRepository } from '../../store/import-chunk.repository';
import { ImportRepository } from '../../store/import.repository';
import { toNotedRow } from '../../work/list-rows';

type MendImportRow = typeof contacts.calls.mendImportRow;

/** A list whose import has started does not change any more (rule: import-decided-once). */
@Handles(contacts.calls.mendImportRow)
export class MendImportRowHandler implements Handler<MendImportRow> {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ImportChunkRepository,
  ) {}

  async handle(
    { importId, line, cells }: InputOf<MendImportRow>,
    { party }: ContextOf<MendImportRow>,
  ): Promise<OutputOf<MendImportRow>> {
    const list = await this.imports.findInParty(party.id, importId);
    if (!list || list.status === 'reading') throw new CallError<MendImportRow>('not_found');
    if (list.status !== 'given') throw new CallError<MendImportRow>('import_differs');
    const row = await this.chunks.say(importId, line, cells);
    if (!row) throw new CallError<MendImportRow>('not_found');
    return toNotedRow(toRow(row, list.noted?.columns ?? list.columns, list.delimiter));
  }
}

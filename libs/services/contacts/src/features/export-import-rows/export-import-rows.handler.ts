import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { exportNotedRows } from '@festlig/domain/contacts/export-noted-rows';
import { exportPage } from '@festlig/domain/contacts/page-of-rows';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { ImportRepository, notedBy } from '../../store/import.repository';
import { NotedRowsRepository } from '../../store/noted-rows.repository';

type ExportImportRows = typeof contacts.calls.exportImportRows;

@Handles(contacts.calls.exportImportRows)
export class ExportImportRowsHandler implements Handler<ExportImportRows> {
  constructor(
    private readonly imports: ImportRepository,
    private readonly noted: NotedRowsRepository,
    private readonly parties: Parties,
  ) {}

  async handle(
    { importId, after }: InputOf<ExportImportRows>,
    { party }: ContextOf<ExportImportRows>,
  ): Promise<OutputOf<ExportImportRows>> {
    const list = await this.imports.findInParty(party.id, importId);
    if (!list) throw new CallError<ExportImportRows>('not_found');
    const language = await this.parties.languageOf(party.id);
    const [first, all] = [after === null, { importId, by: notedBy(list), kind: 'all' } as const];
    const { rows, last } = await exportPage({ first, read: (limit) => this.noted.page(all, after ?? 0, limit) });
    return { text: exportNotedRows(rows, language, first), next: last ? String(last.line) : null };
  }
}

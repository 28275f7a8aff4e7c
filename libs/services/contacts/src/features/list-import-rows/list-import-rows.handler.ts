import { contacts, NOTED_ROWS_PAGE } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportRepository, notedBy } from '../../store/import.repository';
import { NotedRowsRepository } from '../../store/noted-rows.repository';

type ListImportRows = typeof contacts.calls.listImportRows;

/** One more row than a page is read, to know whether there is another page. */
@Handles(contacts.calls.listImportRows)
export class ListImportRowsHandler implements Handler<ListImportRows> {
  constructor(
    private readonly imports: ImportRepository,
    private readonly noted: NotedRowsRepository,
  ) {}

  async handle(
    { importId, kind, after }: InputOf<ListImportRows>,
    { party }: ContextOf<ListImportRows>,
  ): Promise<OutputOf<ListImportRows>> {
    const list = await this.imports.findInParty(party.id, importId);
    if (!list) throw new CallError<ListImportRows>('not_found');
    const found = await this.noted.page({ importId, by: notedBy(list), kind }, after, NOTED_ROWS_PAGE + 1);
    const rows = found.slice(0, NOTED_ROWS_PAGE);
    const next = found.length > rows.length ? (rows.at(-1)?.line ?? null) : null;
    return { rows, next, cards: list.cards ?? false };
  }
}

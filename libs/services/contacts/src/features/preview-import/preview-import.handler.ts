import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { hasName } from '@festlig/domain/contacts/csv-columns';
import { KnownGuests } from '@festlig/domain/contacts/known-guests';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { ImportChunkRepository } from '../../store/import-chunk.repository';
import { ImportRepository } from '../../store/import.repository';
import { NotedRowsRepository } from '../../store/noted-rows.repository';
import { type GuestRow, ListRows } from '../../work/list-rows';
import { UploadedLists } from '../../work/uploaded-lists';

type PreviewImport = typeof contacts.calls.previewImport;

/** The rows from which a column's values are shown. */
const SAMPLE = 6;
const NONE = { mail: 0, text: 0, phoneOnly: 0, missing: 0, dropped: 0, mended: 0 };

/**
 * Reads the list as an import would, without writing guests. Without a column of names, no row is read as a guest.
 */
@Handles(contacts.calls.previewImport)
export class PreviewImportHandler implements Handler<PreviewImport> {
  constructor(
    private readonly parties: Parties,
    private readonly lists: UploadedLists,
    private readonly chunks: ImportChunkRepository,
    private readonly rows: ListRows,
    private readonly imports: ImportRepository,
    private readonly noted: NotedRowsRepository,
    private readonly ids: Ids,
  ) {}

  async handle(
    input: InputOf<PreviewImport>,
    { party, user }: ContextOf<PreviewImport>,
  ): Promise<OutputOf<PreviewImport>> {
    await this.parties.require('import', party.id);
    const list = await this.lists.take(party.id, input, user);
    const reading = { columns: input.columns ?? list.columns, header: input.header ?? list.header };
    const seen = new KnownGuests();
    const preview: OutputOf<PreviewImport> = {
      importId: list._id,
      ...reading,
      sheets: list.sheets ?? null,
      above: list.above ?? [],
      cards: list.cards ?? false,
      sample: (await this.chunks.rows(list._id, 0)).slice(0, SAMPLE).map(({ cells }) => cells),
      rows: list.total + Number(list.header) - Number(reading.header),
      guests: 0,
      ...NONE,
      family: 0,
      wrong: 0,
      duplicates: { count: 0, ...NONE },
    };
    const key = this.ids.id();
    for (let n = 0; hasName(reading.columns) && n < list.chunks; n++) {
      const rows = await this.rows.read(list, reading, n);
      const { guests, wrong } = await this.rows.classify(list, rows, seen, input.delete);
      const fresh = guests.filter(({ duplicate }) => duplicate === null);
      preview.guests += fresh.length;
      await this.count(fresh, preview);
      preview.family += fresh.filter(({ family }) => family !== null).length;
      preview.wrong += wrong.length;
      const again = guests.filter(({ duplicate }) => duplicate !== null);
      await this.count(again, preview.duplicates);
      preview.duplicates.count += again.length;
      await this.noted.put(list, key, n, this.rows.noted(fresh, again, wrong));
      await this.imports.noteReading(list._id, { checked: rows.at(-1)?.line ?? 0 });
    }
    await this.imports.noteReading(list._id, { ended: true });
    const before = await this.imports.notePreview(list._id, { key, columns: reading.columns });
    if (before !== null) await this.noted.forget(list._id, before);
    return preview;
  }

  /** Adds to the counts what reaches these guests, and how they were read. */
  private async count(guests: readonly GuestRow[], counts: typeof NONE): Promise<void> {
    const { unreachable: _rows, ...reach } = await this.rows.reach(guests);
    const these = { ...reach, ...this.rows.mended(guests) };
    for (const name of Object.keys(these) as (keyof typeof these)[]) counts[name] += these[name];
  }
}

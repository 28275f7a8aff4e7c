import type { NotedRow } from '@festlig/contracts/contacts';
import { KnownGuests } from '@festlig/domain/contacts/known-guests';
import { Injectable } from '@nestjs/common';
import { ContactRepository } from '../store/contact.repository';
import { CountRepository } from '../store/count.repository';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import { type ChunkResult, ImportRepository } from '../store/import.repository';
import type { ImportIn, UndoneImport } from '../store/import.schema';
import { ImportedContactRepository } from '../store/imported-contact.repository';
import { BY_IMPORT } from '../store/noted-rows.schema';
import { NotedRowsRepository } from '../store/noted-rows.repository';
import type { NewContact } from '../store/standing.repository';
import { type GuestRow, ListRows, type ClassifiedRows } from './list-rows';
import { readAhead } from './read-ahead';
import { contactIdOf } from './uploaded-lists';

interface PreparedChunk {
  n: number;
  /** Whether any row of the chunk is a guest, new or known. */
  hasGuests: boolean;
  documents: NewContact[];
  noted: NotedRow[];
  result: ChunkResult;
}

/** How many chunks are prepared while the store writes one. */
const READ_AHEAD = 2;
/** The most rows of a kind that are listed; a file with more wrong rows is the wrong file. */
const LISTED = 1000;

/**
 * Imports a started list, chunk by chunk. A worker that continues after a crash, or runs beside another, adds each
 * guest once and misses nobody: a row's guest always has the same id, and the result of a chunk is recorded once
 * (rule: import-survives).
 */
@Injectable()
export class ImportRun {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ImportChunkRepository,
    private readonly rows: ListRows,
    private readonly contacts: ContactRepository,
    private readonly counts: CountRepository,
    private readonly imported: ImportedContactRepository,
    private readonly noted: NotedRowsRepository,
  ) {}

  async run(importId: string): Promise<void> {
    const list = await this.imports.find(importId);
    if (list?.status === 'undoing' || list?.status === 'undone') return this.takeBack(list);
    if (list?.status !== 'running') return;
    let isRepeated = false;
    for await (const { n, hasGuests, documents, noted, result } of readAhead(this.chunksOf(list), READ_AHEAD)) {
      if (list.replaces && list.created === 0 && hasGuests) {
        // Not before the first new guest can be added.
        await this.imported.setAside(list.partyId, importId, list.expiresAt, () => this.imports.isRunning(importId));
      }
      if (await this.contacts.insert(list.partyId, documents)) isRepeated = true;
      const errors = result.errors.slice(0, LISTED - list.errors.length);
      const unreachable = result.unreachable.slice(0, LISTED - list.unreachable.length);
      await this.noted.put(list, BY_IMPORT, n, noted);
      const ended = n === list.chunks - 1;
      if (ended && isRepeated) await this.counts.countAnew(list.partyId);
      if (!(await this.imports.advance(importId, n, { ...result, errors, unreachable }, ended))) {
        // Another worker continues the import, unless it was undone, or its party deleted, while this chunk was
        // written.
        const now = await this.imports.find(importId);
        if (!now) await this.remove(list);
        else if (now.status === 'undoing' || now.status === 'undone') await this.takeBack(now);
        return;
      }
      list.created += result.created;
      list.errors.push(...errors);
      list.unreachable.push(...unreachable);
    }
    await this.chunks.remove(list.partyId, importId);
    if (list.noted !== undefined) await this.noted.forget(importId, list.noted.key);
  }

  /** Yields the chunks that are not written yet, compared with the rows before them and ready to be written. */
  private async *chunksOf(list: ImportIn<'running'>): AsyncGenerator<PreparedChunk, undefined> {
    const seen = new KnownGuests();
    const { next, chunks, replaces } = list;
    for (let n = 0; n < chunks; n++) {
      const rows = await this.rows.read(list, list, n);
      if (n < next) {
        for (const row of rows) if ('guest' in row) seen.add(row.guest);
        continue;
      }
      const { documents, noted, ...result } = await this.prepare(
        list,
        await this.rows.classify(list, rows, seen, replaces),
      );
      const hasGuests = rows.some((row) => 'guest' in row);
      yield { n, hasGuests, documents, noted, result: { ...result, done: rows.length } };
    }
  }

  /** Continues the undo, however far another worker has come. */
  private async takeBack(list: UndoneImport): Promise<void> {
    await this.imports.noteTakenBack(list, await this.remove(list));
  }

  /** Removes the import's guests, and returns how many stay. */
  private async remove({ _id: importId, partyId }: Pick<UndoneImport, '_id' | 'partyId'>): Promise<number> {
    const left = await this.imported.takeBack(partyId, importId, (now) => this.imports.noteLeft(importId, now));
    await this.chunks.remove(partyId, importId);
    await this.noted.remove(importId);
    return left;
  }

  /** Returns the guests that a chunk adds, and its result. */
  private async prepare(list: ImportIn<'running'>, { guests, wrong }: ClassifiedRows) {
    const isFresh = ({ duplicate }: GuestRow) => duplicate === null || list.duplicates === 'add';
    const fresh = guests.filter(isFresh);
    const known = guests.filter((row) => !isFresh(row));
    const added = fresh.map(({ guest, line }) => ({ ...guest, id: contactIdOf(list, line) }));
    const { documents, mail, text: texted } = await this.contacts.prepare(list.partyId, added, list._id);
    const errors = [...wrong, ...known.map(({ line, text }) => ({ line, text, reason: 'already_on_list' }))]
      .sort((one, other) => one.line - other.line)
      .map(({ line, text, reason }) => ({ line, text, reason }));
    return {
      documents,
      created: added.length,
      mail,
      text: texted,
      ...this.rows.mailLess(fresh),
      ...this.rows.mended(fresh),
      noted: this.rows.noted(fresh, known, wrong),
      wrong: errors.length,
      skipped: known.length,
      errors,
    };
  }
}

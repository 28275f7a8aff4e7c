import { KnownGuests } from '@festlig/domain/contacts/known-guests';
import { Injectable } from '@nestjs/common';
import { ContactRepository } from '../store/contact.repository';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import { type ChunkResult, ImportRepository } from '../store/import.repository';
import type { ImportDocument } from '../store/import.schema';
import { ImportedContactRepository } from '../store/imported-contact.repository';
import { ListRows, type SiftedRows } from './list-rows';
import { contactIdOf } from './list-shelf';

/** Rows of a kind that are listed; who has more has the wrong file. */
const LISTED = 1000;

/**
 * Imports a list that was said go to, chunk by chunk. Whoever takes it up after a crash, or beside another, adds nobody
 * twice and leaves nobody out: a row's guest always has the same id, and what became of a chunk is noted once.
 */
@Injectable()
export class ImportRun {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ImportChunkRepository,
    private readonly rows: ListRows,
    private readonly contacts: ContactRepository,
    private readonly imported: ImportedContactRepository,
  ) {}

  async run(importId: string): Promise<void> {
    const list = await this.imports.find(importId);
    if (list?.undone) return this.takeBack(list);
    if (!list?.startedAt || list.ended) return;
    const seen = new KnownGuests();
    for (let n = 0; n < list.chunks; n++) {
      const rows = await this.rows.read(list, list, n);
      if (n < list.next) {
        for (const row of rows) if ('guest' in row) seen.add(row.guest);
        continue;
      }
      if (list.replaces && list.created === 0 && rows.some((row) => 'guest' in row)) {
        // Not before there is somebody to put in their place.
        await this.imported.setAside(list.partyId, importId, list.expiresAt);
      }
      const result = await this.write(list, await this.rows.sift(list, rows, seen, list.replaces));
      const ended = n === list.chunks - 1;
      if (!(await this.imports.advance(importId, n, { ...result, done: rows.length }, ended))) {
        // Somebody else goes on from here, unless it was taken back, or its party deleted, while this chunk was written.
        const now = await this.imports.find(importId);
        if (!now || now.undone) await this.takeBack(now ?? list);
        return;
      }
      list.created += result.created;
      list.errors.push(...result.errors);
      list.unreachable?.push(...result.unreachable);
    }
    await this.chunks.remove(list.partyId, importId);
  }

  /** Goes on with taking it back, however far somebody else has come. */
  private async takeBack(list: ImportDocument): Promise<void> {
    const { _id: importId, partyId } = list;
    const left = await this.imported.takeBack(partyId, importId, (now) => this.imports.noteLeft(importId, now));
    await this.chunks.remove(partyId, importId);
    await this.imports.noteTakenBack(list, left);
  }

  private async write(list: ImportDocument, { guests, wrong }: SiftedRows): Promise<Omit<ChunkResult, 'done'>> {
    const fresh = guests.filter(({ duplicate }) => duplicate === null || list.duplicates === 'add');
    const known = guests.filter((row) => !fresh.includes(row));
    const added = fresh.map(({ guest, line }) => ({ ...guest, id: contactIdOf(list, line) }));
    const { mail } = await this.contacts.add(list.partyId, added, list._id);
    const mailLess = this.rows.mailLess(fresh);
    const refused = [...wrong, ...known.map(({ line, text }) => ({ line, text, reason: 'already_on_list' }))]
      .sort((one, other) => one.line - other.line)
      .map(({ line, text, reason }) => ({ line, text, reason }));
    return {
      created: added.length,
      ...{ mail, ...mailLess },
      unreachable: mailLess.unreachable.slice(0, LISTED - (list.unreachable?.length ?? 0)),
      wrong: refused.length,
      errors: refused.slice(0, LISTED - list.errors.length),
    };
  }
}

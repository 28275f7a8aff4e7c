import { createHmac } from 'node:crypto';
import type { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { checkReading, GuestListRefused, type ListReading, openList } from '@festlig/domain/contacts/guest-list';
import { Clock } from '@festlig/platform/clock';
import { checkList } from '@festlig/domain/contacts/check-list';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { Lane } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import type { ImportRow } from '../store/import-chunk.schema';
import { ImportRepository } from '../store/import.repository';
import type { KeptList } from '../store/import.schema';
import { NotedRowsRepository } from '../store/noted-rows.repository';
import { ListDayRepository } from '../store/list-day.repository';
import { listText } from './list-text';

type Given = InputOf<typeof contacts.calls.previewImport>;

const KEPT_MS = 24 * 60 * 60 * 1000;
/** The most lists of a host that wait to be imported: the one on the screen, and some in other tabs. */
const KEPT_LISTS = 5;
/** The most characters of lists that a host uploads a day: twenty of the longest lists (rule: import-limits). */
const A_DAY = 400_000_000;
/**
 * Milliseconds that a list waits while three others are being read: each needs several times its length in memory.
 */
const PATIENCE = 20_000;

/**
 * Returns the same id whenever the row is imported again. The first 32 bits are the sum of the import's time and
 * the line, so that neighbours in the list are neighbours in the store, which writes and removes them together. The
 * other 64 bits cannot be computed without the import's key, which stays in the store.
 */
export function contactIdOf({ _id: importId, key }: Pick<KeptList, '_id' | 'key'>, line: number): string {
  const place = (Number.parseInt(importId.slice(0, 8), 16) + line) % 2 ** 32;
  const secret = createHmac('sha256', key).update(`${importId}:${line}`).digest('hex').slice(0, 16);
  return place.toString(16).padStart(8, '0') + secret;
}

/** Turns an error of the domain into the error of the call. */
export function refusing<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof GuestListRefused ? new CallError(error.code) : error;
  }
}

/**
 * Returns how the list is read: as the host says, otherwise as detected.
 * @throws CallError `csv_no_header`
 */
export function readingOf(list: KeptList, said: Pick<Given, 'columns' | 'header'>): ListReading & { total: number } {
  const reading = { columns: said.columns ?? list.columns, header: said.header ?? list.header };
  refusing(() => checkReading(reading));
  return { ...reading, total: list.total + Number(list.header) - Number(reading.header) };
}

/** Stores uploaded lists that are not imported yet, in chunks of rows, so that no process holds a whole list. */
@Injectable()
export class UploadedLists {
  private readonly lane = new Lane({ name: 'lists', atOnce: 3, waiting: 8 });

  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ImportChunkRepository,
    private readonly noted: NotedRowsRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly sizes: ImportSizes,
    private readonly days: ListDayRepository,
  ) {}

  /**
   * Returns the requested list.
   * @throws CallError `not_found`, `csv_not_text`, `csv_empty`, `csv_too_many_rows`, `too_many_lists`,
   * `unavailable`
   */
  async take(partyId: string, given: Given, { id: by }: Pick<User, 'id'>): Promise<KeptList> {
    if (given.importId === undefined) {
      return this.lane.run(performance.now() + PATIENCE, () => this.keep(partyId, given, by));
    }
    const list = await this.imports.findInParty(partyId, given.importId);
    const isKept = list?.status === 'given' || list?.status === 'running' || list?.status === 'ended';
    if (!isKept) throw new CallError('not_found');
    return list;
  }

  private async keep(partyId: string, given: Given, by: string): Promise<KeptList> {
    const { csv, file, sheet } = given;
    throwProblems(checkList(file === undefined ? { text: csv ?? '' } : { bytes: Buffer.byteLength(file, 'base64') }));
    const length = (csv ?? file ?? '').length;
    if ((await this.days.add(by, length)) > A_DAY) throw new CallError('too_many_lists');
    const open = async () => {
      const { text, ...of } =
        file === undefined ? { text: csv ?? '' } : await listText(Buffer.from(file, 'base64'), sheet);
      return { ...(await openList(text)), of };
    };
    const { delimiter, lines, found, above, records, of } = await open().catch((error: unknown) =>
      refusing(() => {
        throw error;
      }),
    );
    const importId = this.ids.id();
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    const reading = { key: given.reading ?? null, lines, read: 0, checked: 0, ended: false };
    const key = this.ids.token();
    const titles = above.length > 0 ? { above } : {};
    const list = { _id: importId, key, partyId, by, delimiter, ...found, ...of, ...titles, reading, expiresAt };
    await this.imports.create(list);
    for (const forgotten of await this.imports.forgetUnstarted(by, KEPT_LISTS)) {
      await this.chunks.remove(forgotten.partyId, forgotten._id);
      await this.noted.remove(forgotten._id);
    }
    let [n, total] = [0, found.header ? -1 : 0];
    const put = async (rows: ImportRow[]) => {
      await this.chunks.add({ partyId, importId, n: n++, rows, expiresAt });
      total += rows.length;
      await this.imports.noteReading(importId, { read: rows.at(-1)?.line ?? lines });
    };
    let rows: ImportRow[] = [];
    for await (const row of records) {
      rows.push(row);
      if (rows.length < this.sizes.chunk) continue;
      await put(rows);
      rows = [];
    }
    if (rows.length > 0) await put(rows);
    await this.imports.keep(importId, { total, chunks: n });
    return { ...list, status: 'given', total, chunks: n };
  }
}

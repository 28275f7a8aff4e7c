import type { Import, Reading } from '@festlig/contracts/contacts';
import type { ListReading } from '@festlig/domain/contacts/guest-list';
import { Clock } from '@festlig/platform/clock';
import type { FieldsOf } from '@festlig/platform/mongo';
import { findMigrated } from '@festlig/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { importsByStatus } from './import.migration';
import { type ImportDocument, type ImportIn, IMPORTS, type StartedImport, type UndoneImport } from './import.schema';
import { BY_IMPORT } from './noted-rows.schema';

type Stored = FieldsOf<ImportDocument>;
export type NewImport = Omit<ImportIn<'reading'>, 'status'>;

/** The host's choices when the import was started. */
export type Decision = ListReading & Pick<StartedImport, 'duplicates' | 'replaces' | 'total'>;

/**
 * The result of a chunk, as an import counts it. `errors`, `unreachable`: only those that still fit into the
 * import's lists.
 */
export type ChunkResult = Pick<
  StartedImport,
  | 'done'
  | 'created'
  | 'mail'
  | 'text'
  | 'phoneOnly'
  | 'missing'
  | 'dropped'
  | 'mended'
  | 'wrong'
  | 'skipped'
  | 'errors'
  | 'unreachable'
>;

const NOTHING_YET: ChunkResult = {
  done: 0,
  created: 0,
  mail: 0,
  text: 0,
  phoneOnly: 0,
  missing: 0,
  dropped: 0,
  mended: 0,
  wrong: 0,
  skipped: 0,
  errors: [],
  unreachable: [],
};

/** Maps an import for its host. The wrong rows are listed at the end only. */
export function toImport(list: ImportDocument): Import {
  const importId = list._id;
  const unlisted = { errors: [], unreachable: [] };
  if (list.status === 'reading') return { ...NOTHING_YET, importId, total: 0, undo: null, ended: false };
  if (list.status === 'given') return { ...NOTHING_YET, importId, total: list.total, undo: null, ended: false };
  const { total, done, created, mail, text, phoneOnly, missing, dropped, mended, wrong, skipped } = list;
  const read = { total, done, created, mail, text, phoneOnly, missing };
  const counts = { importId, ...read, dropped, mended, wrong, skipped };
  const gone = (left: number) => Math.max(0, created - left);
  switch (list.status) {
    case 'running':
      return { ...counts, ...unlisted, undo: null, ended: false };
    case 'ended':
      return { ...counts, errors: list.errors, unreachable: list.unreachable, undo: null, ended: true };
    case 'undoing':
      return { ...counts, ...unlisted, undo: { removed: gone(list.left ?? created), kept: 0 }, ended: false };
    case 'undone':
      return { ...counts, ...unlisted, undo: { removed: gone(list.left), kept: list.left }, ended: true };
  }
}

/** Who has noted the rows of a list that are shown now: the import, or the latest preview. */
export const notedBy = ({ status, noted }: Pick<ImportDocument, 'status' | 'noted'>): string =>
  status === 'given' ? (noted?.key ?? '') : BY_IMPORT;

const takenBack = (_id: string) => ({ _id, status: { $in: ['undoing' as const, 'undone' as const] } });

/** Milliseconds that an import may be silent before another worker continues it. */
const LEASE = 20_000;

/** Stores the imports of the last day. */
@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel(IMPORTS) private readonly imports: Model<Stored>,
    private readonly clock: Clock,
  ) {}

  async create(list: NewImport): Promise<void> {
    const document: ImportIn<'reading'> = { ...list, status: 'reading' };
    await this.imports.collection.insertOne(document as never);
  }

  async noteReading(importId: string, so: Partial<Reading>): Promise<void> {
    const changed = Object.entries(so).map(([field, value]) => [`reading.${field}`, value]);
    const read = { _id: importId, reading: { $exists: true } };
    await this.imports.updateOne(read, { $set: Object.fromEntries(changed) });
  }

  /** Records the latest preview. Returns the one before. */
  async notePreview(importId: string, noted: NonNullable<ImportDocument['noted']>): Promise<string | null> {
    return (await this.imports.findOneAndUpdate({ _id: importId }, { $set: { noted } }).lean())?.noted?.key ?? null;
  }

  /** Marks the list as completely read. */
  async keep(importId: string, size: Pick<ImportIn<'given'>, 'total' | 'chunks'>): Promise<void> {
    await this.imports.updateOne({ _id: importId, status: 'reading' }, { $set: { ...size, status: 'given' } });
  }

  /** Returns null before the list has arrived. */
  async findReading(partyId: string, key: string): Promise<Reading | null> {
    return (await this.imports.findOne({ partyId, 'reading.key': key }, { reading: 1 }).lean())?.reading ?? null;
  }

  async find(importId: string): Promise<ImportDocument | null> {
    return this.read({ _id: importId });
  }

  async isRunning(importId: string): Promise<boolean> {
    return (await this.imports.exists({ _id: importId, status: 'running' })) !== null;
  }

  async findInParty(partyId: string, importId: string): Promise<ImportDocument | null> {
    return this.read({ _id: importId, partyId });
  }

  /** Deletes a host's lists that were not imported, except the latest few. Returns the deleted ones. */
  async forgetUnstarted(by: string, kept: number): Promise<Pick<ImportDocument, '_id' | 'partyId'>[]> {
    // Older imports have no status.
    const waiting = { startedAt: null, status: { $in: ['reading', 'given', null] } } as QueryFilter<Stored>;
    const older = await this.imports
      .find({ by, ...waiting }, { partyId: 1 })
      .sort({ expiresAt: -1 })
      .skip(kept)
      .lean();
    const forgotten = [];
    for (const { _id, partyId = '' } of older) {
      // The import may be started meanwhile.
      const { deletedCount } = await this.imports.deleteOne({ _id, ...waiting });
      if (deletedCount > 0) forgotten.push({ _id, partyId });
    }
    return forgotten;
  }

  /** Starts the import. Starting again changes nothing. */
  async start(importId: string, decision: Decision): Promise<void> {
    const begun: Partial<ImportIn<'running'>> = {
      ...NOTHING_YET,
      ...decision,
      status: 'running',
      startedAt: this.clock.now(),
      next: 0,
      sweepAt: this.silentUntil(),
    };
    await this.imports.updateOne({ _id: importId, status: 'given' }, { $set: begun });
  }

  /** Returns the import that was started last, unless it was undone. */
  async latest(partyId: string): Promise<(ImportDocument & { startedAt: Date }) | null> {
    // `takenBack` stands in older imports.
    const started = { partyId, startedAt: { $ne: null }, takenBack: { $ne: true } };
    const found = await this.read(started, { sort: { startedAt: -1 } });
    return found && 'startedAt' in found && found.startedAt ? { ...found, startedAt: found.startedAt } : null;
  }

  /** Records the result of chunk `n`, once. Returns false when it was recorded before, or the import was undone. */
  async advance(
    importId: string,
    n: number,
    { errors, unreachable, ...counts }: ChunkResult,
    isLast: boolean,
  ): Promise<boolean> {
    const { modifiedCount } = await this.imports.updateOne(
      { _id: importId, status: 'running', next: n },
      {
        ...(isLast
          ? { $set: { status: 'ended' }, $unset: { next: 1, sweepAt: 1 } }
          : { $set: { next: n + 1, sweepAt: this.silentUntil() } }),
        $inc: counts,
        $push: { errors: { $each: errors }, unreachable: { $each: unreachable } },
      },
    );
    return modifiedCount > 0;
  }

  /** Marks the import as undone: from here on none of its guests stays. Repeating changes nothing. */
  async takeBack(partyId: string, importId: string): Promise<void> {
    for (;;) {
      const list = await this.findInParty(partyId, importId);
      if (!list || list.status === 'undoing' || list.status === 'undone') return;
      const { status } = list;
      const undoing = { status: 'undoing', after: status, sweepAt: this.silentUntil() };
      const isStarted = status === 'running' || status === 'ended';
      const size = status === 'reading' ? { total: 0, chunks: 0 } : {};
      const update = {
        $set: isStarted ? undoing : { ...undoing, ...NOTHING_YET, ...size },
        $unset: { next: 1, duplicates: 1, replaces: 1 },
      };
      if ((await this.imports.updateOne({ _id: importId, status }, update)).matchedCount > 0) return;
    }
  }

  /** Records how many of the import's guests are still on the list. */
  async noteLeft(importId: string, left: number): Promise<void> {
    await this.imports.updateOne(takenBack(importId), { $set: { left, sweepAt: this.silentUntil() } });
  }

  /**
   * Records the end of the undo, with the number of guests who stay. A run that was under way may have written
   * since, so the sweeper checks once more.
   */
  async noteTakenBack(list: UndoneImport, left: number): Promise<void> {
    const isLookedAt = list.status === 'undoing' && list.after === 'running';
    const over = { startedAt: 1, after: 1, ...(isLookedAt ? {} : { sweepAt: 1 }) };
    await this.imports.updateOne(takenBack(list._id), { $set: { status: 'undone', left }, $unset: over });
  }

  /** Returns imports and undos that have not ended and have been silent for a while. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { sweepAt: { $lte: this.clock.now() } };
    return (await this.imports.find(overdue, { _id: 1 }).sort({ sweepAt: 1 }).limit(limit).lean()).map(
      ({ _id }) => _id,
    );
  }

  async lookAgain(importId: string): Promise<void> {
    const overdue = { _id: importId, sweepAt: { $lte: this.clock.now() } };
    await this.imports.updateOne(overdue, { $set: { sweepAt: this.silentUntil() } });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.imports.deleteMany({ partyId });
  }

  private read(filter: QueryFilter<Stored>, options: { sort?: Record<string, 1 | -1> } = {}) {
    return findMigrated(this.imports, filter, importsByStatus, options);
  }

  private silentUntil(): Date {
    return new Date(this.clock.now().getTime() + LEASE);
  }
}

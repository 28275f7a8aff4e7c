import type { Import, ImportError, MailLess, Reading } from '@festlig/contracts/contacts';
import type { ListReading } from '@festlig/domain/contacts/guest-list';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ImportDocument, IMPORTS } from './import.schema';

export type NewImport = Pick<
  ImportDocument,
  '_id' | 'key' | 'partyId' | 'by' | 'delimiter' | 'columns' | 'header' | 'reading' | 'expiresAt'
>;

/** What the host decided when they said go. */
export type Decision = ListReading & Pick<ImportDocument, 'duplicates' | 'replaces' | 'total'>;

/** What became of a chunk, as an import counts. `errors`, `unreachable`: those there is room for. */
export interface ChunkResult {
  done: number;
  created: number;
  mail: number;
  phoneOnly: number;
  missing: number;
  unreachable: MailLess[];
  wrong: number;
  errors: ImportError[];
}

export function toImport(document: ImportDocument): Import {
  const { _id: importId, total, done, created, mail = 0, phoneOnly = 0, missing, wrong, undone } = document;
  const { left = created, takenBack = false, unreachable = [] } = document;
  const ended = undone ? takenBack : document.ended;
  const undo = undone ? { removed: Math.max(0, created - left), kept: takenBack ? left : 0 } : null;
  const rows = ended && !undone ? { errors: document.errors, unreachable } : { errors: [], unreachable: [] };
  return { importId, total, done, created, mail, phoneOnly, missing, wrong, undo, ended, ...rows };
}

/** Milliseconds an import may be silent before somebody else takes it up. */
const LEASE = 20_000;

/** The imports of the last day. */
@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel(IMPORTS) private readonly imports: Model<ImportDocument>,
    private readonly clock: Clock,
  ) {}

  async create(list: NewImport): Promise<ImportDocument> {
    const document: ImportDocument = {
      ...list,
      total: 0,
      chunks: 0,
      startedAt: null,
      duplicates: 'skip',
      replaces: false,
      next: 0,
      done: 0,
      created: 0,
      mail: 0,
      phoneOnly: 0,
      missing: 0,
      wrong: 0,
      errors: [],
      unreachable: [],
      ended: false,
      undone: false,
    };
    await this.imports.collection.insertOne({ ...document } as never);
    return document;
  }

  async noteReading(importId: string, so: Partial<Reading>): Promise<void> {
    const changed = Object.entries(so).map(([field, value]) => [`reading.${field}`, value]);
    await this.imports.updateOne({ _id: importId }, { $set: Object.fromEntries(changed) });
  }

  /** All of it has been read. */
  async keep(importId: string, size: Pick<ImportDocument, 'total' | 'chunks'>): Promise<void> {
    await this.imports.updateOne({ _id: importId }, { $set: size });
  }

  /** Null before the list has come. */
  async findReading(partyId: string, key: string): Promise<Reading | null> {
    return (await this.imports.findOne({ partyId, 'reading.key': key }, { reading: 1 }).lean())?.reading ?? null;
  }

  async find(importId: string): Promise<ImportDocument | null> {
    return this.imports.findOne({ _id: importId }).lean();
  }

  async findInParty(partyId: string, importId: string): Promise<ImportDocument | null> {
    return this.imports.findOne({ _id: importId, partyId }).lean();
  }

  /** Forgets the lists that a host has given and not imported, but for the last few. Answers which. */
  async forgetUnstarted(by: string, kept: number): Promise<Pick<ImportDocument, '_id' | 'partyId'>[]> {
    const waiting = { by, startedAt: null };
    const older = await this.imports.find(waiting, { partyId: 1 }).sort({ expiresAt: -1 }).skip(kept).lean();
    const forgotten = [];
    for (const list of older) {
      // It may be started meanwhile.
      const { deletedCount } = await this.imports.deleteOne({ _id: list._id, startedAt: null });
      if (deletedCount > 0) forgotten.push(list);
    }
    return forgotten;
  }

  /** Says go. Who says it again changes nothing. */
  async start(importId: string, decision: Decision): Promise<void> {
    const going = { startedAt: this.clock.now(), sweepAt: this.silentUntil() };
    await this.imports.updateOne({ _id: importId, startedAt: null }, { $set: { ...going, ...decision } });
  }

  /** The one that was started last, unless it has been taken back. */
  async latest(partyId: string): Promise<(ImportDocument & { startedAt: Date }) | null> {
    const found = await this.imports
      .findOne({ partyId, startedAt: { $ne: null }, takenBack: { $ne: true } })
      .sort({ startedAt: -1 })
      .lean();
    return found?.startedAt ? { ...found, startedAt: found.startedAt } : null;
  }

  /** Notes what became of chunk `n`, once. False when it was noted before, or the import was taken back. */
  async advance(
    importId: string,
    n: number,
    { errors, unreachable, ...counts }: ChunkResult,
    ended: boolean,
  ): Promise<boolean> {
    const { modifiedCount } = await this.imports.updateOne(
      { _id: importId, next: n, undone: false },
      {
        $set: { next: n + 1, ended, ...(ended ? {} : { sweepAt: this.silentUntil() }) },
        ...(ended ? { $unset: { sweepAt: 1 } } : {}),
        $inc: counts,
        $push: { errors: { $each: errors }, unreachable: { $each: unreachable } },
      },
    );
    return modifiedCount > 0;
  }

  /** From here on nothing that is written of it stays. Saying so again changes nothing. */
  async takeBack(partyId: string, importId: string): Promise<void> {
    const undone = { $set: { undone: true, sweepAt: this.silentUntil() } };
    await this.imports.updateOne({ _id: importId, partyId, undone: false }, undone);
  }

  /** How many of its guests are still on the list. */
  async noteLeft(importId: string, left: number): Promise<void> {
    await this.imports.updateOne({ _id: importId, undone: true }, { $set: { left, sweepAt: this.silentUntil() } });
  }

  /** Those who are `left` stay. What ran meanwhile may have written since: then somebody looks once more. */
  async noteTakenBack({ _id, ended }: ImportDocument, left: number): Promise<void> {
    const taken = { left, takenBack: true, ended: true };
    await this.imports.updateOne({ _id, undone: true }, { $set: taken, ...(ended ? { $unset: { sweepAt: 1 } } : {}) });
  }

  /** Begun or taken back, not done with, and not heard of for a while. */
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

  private silentUntil(): Date {
    return new Date(this.clock.now().getTime() + LEASE);
  }

  async removeAll(partyId: string): Promise<void> {
    await this.imports.deleteMany({ partyId });
  }
}

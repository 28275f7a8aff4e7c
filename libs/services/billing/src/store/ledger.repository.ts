import { bookable, type Missing } from '@festlig/domain/billing/ledger';
import { CallError } from '@festlig/platform/errors';
import { type FieldsOf, isDuplicate, paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { LEDGER, LedgerEntry } from './ledger.schema';
import type { Posting } from './posting.schema';

type Stored = FieldsOf<LedgerEntry>;

/** Tries before a posting fails. A try fails only when another process books something for the same party. */
const TRIES = 100;

/**
 * Stores the ledger of tokens. Entries are only ever added: there is no method that changes or deletes one (rule:
 * token-ledger).
 */
@Injectable()
export class LedgerRepository {
  /** The postings of each party wait for one another in this process, so that only other processes are in the way. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(@InjectModel(LEDGER) private readonly ledger: Model<Stored>) {}

  /**
   * Writes the entry of a posting, or returns the one that is there: the id decides. Returns what is missing when the balance
   * is too low for it.
   * @throws CallError `unavailable` when other processes were always faster
   */
  book(posting: Posting): Promise<LedgerEntry | Missing> {
    const { partyId } = posting;
    const turn = (this.turns.get(partyId) ?? Promise.resolve()).catch(() => undefined).then(() => this.write(posting));
    this.turns.set(partyId, turn);
    const forget = () => this.turns.get(partyId) === turn && this.turns.delete(partyId);
    void turn.then(forget, forget);
    return turn;
  }

  /** Returns the party's tokens: the balance after its last entry, which is the sum of all. */
  async balanceOf(partyId: string): Promise<number> {
    return (await this.newest({ partyId }))?.balance ?? 0;
  }

  /** Returns the last entry of a send, which says how many tokens it still holds. */
  lastOfSend(sendId: string): Promise<LedgerEntry | null> {
    return this.newest({ sendId });
  }

  find(id: string): Promise<LedgerEntry | null> {
    return this.newest({ _id: id });
  }

  /** Returns a page of the entries that begin a line. */
  async listLines(
    partyId: string,
    { page, pageSize, latestFirst }: { page: number; pageSize: number; latestFirst: boolean },
  ): Promise<{ items: LedgerEntry[]; total: number }> {
    const asked = { page, pageSize, order: 'seq', descending: latestFirst };
    const { items, total } = await paged<Stored>(this.ledger, { partyId, line: true }, asked);
    return { items: items.map((entry) => LedgerEntry.parse(entry)), total };
  }

  private async write(posting: Posting): Promise<LedgerEntry | Missing> {
    const { _id, partyId } = posting;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // Read first: an entry that is written after this read takes its place, and this try fails.
      const last = await this.newest({ partyId });
      const known = await this.find(_id);
      if (known) return known;
      const { balance = 0, owed = 0, seq = 0 } = last ?? {};
      const { holds = 0, kept = 0 } = ('sendId' in posting && (await this.lastOfSend(posting.sendId))) || {};
      const booked = bookable(posting, { balance, owed, holds, kept });
      if ('missing' in booked) return booked;
      const beginsLine = !('sendId' in posting) || (posting.kind === 'reserve' && booked.tokens !== 0);
      const entry: LedgerEntry = {
        ...posting,
        ...booked,
        seq: seq + 1,
        ...(beginsLine ? { line: true } : {}),
      };
      if (await this.add(entry)) return entry;
    }
    throw new CallError('unavailable');
  }

  /** Returns false when its place is taken, or an entry with its id is there. */
  private async add(entry: LedgerEntry): Promise<boolean> {
    try {
      await this.ledger.collection.insertOne({ ...entry } as never);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async newest(filter: QueryFilter<Stored>): Promise<LedgerEntry | null> {
    const found = await this.ledger.findOne(filter).sort({ seq: -1 }).lean();
    return found && LedgerEntry.parse(found);
  }
}

import { type Standing, type StandingCounts, STANDINGS } from '@festlig/domain/contacts/standing';
import { Clock } from '@festlig/platform/clock';
import { Marks } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { type CountDocument, COUNTS } from './count.schema';
import { LegacyContactRepository } from './legacy-contact.repository';

/** What a change adds to the counts, by standing. */
export type Difference = Partial<Record<Standing, number>>;

/** A party whose guests have changed is recounted when nothing has changed for this long, in milliseconds. */
const RECOUNT_AFTER = 60_000;
/** A change is counted within this time, in milliseconds, so that none is pending when its party is recounted. */
const CHANGE_LASTS = 30_000;
/** Within this time, in milliseconds, no process of an earlier version runs any more. */
const REPLACED_WITHIN = 3_600_000;
/**
 * How often the standings of a party's guests have been checked once nothing more is to do: twice after each version that
 * derived something new from them. A party's first guests need the last of these checks only.
 */
const CHECKS = 4;
const LAST = CHECKS - 1;

/**
 * The kept counts of each party's guests. A guest and the counts are two documents: before a guest changes, the
 * counts are marked for a recount, so that the sweeper finds a change whose process died before counting it
 * (rule: kept-counts).
 */
@Injectable()
export class CountRepository {
  /** When the mark that this process has set becomes due, by party. */
  private readonly marks = new Marks();

  constructor(
    @InjectModel(COUNTS) private readonly counts: Model<CountDocument>,
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly legacy: LegacyContactRepository,
    private readonly clock: Clock,
  ) {}

  /** Must be called before guests change. It writes at most once per party in half a minute. */
  async mark(partyId: string): Promise<void> {
    const now = this.clock.now().getTime();
    if (this.marks.endOf(partyId) > now + CHANGE_LASTS) return;
    const recountAt = this.recountAt();
    const { counted } = await this.counts
      .findOneAndUpdate(
        { _id: partyId },
        { $max: { recountAt }, $setOnInsert: this.checked(LAST) },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    if (!counted && !(await this.hasGuests(partyId))) await this.beginAtNone(partyId);
    this.marks.set(partyId, recountAt.getTime());
  }

  /** Must be called after guests have changed. */
  async add(partyId: string, difference: Difference): Promise<void> {
    const changed = Object.entries(difference).filter(([, count]) => count !== 0);
    if (changed.length === 0) return;
    const $inc = Object.fromEntries(changed.map(([standing, count]) => [`counts.${standing}`, count]));
    // A change that took longer than its mark may already be included in a recount.
    const late = this.marks.endOf(partyId) <= this.clock.now().getTime();
    await this.counts.updateOne({ _id: partyId }, { $inc, ...(late ? { $max: { recountAt: this.recountAt() } } : {}) });
  }

  /**
   * While there are no kept counts, for a list written by an earlier version, the guests are counted directly. The
   * sweeper then stores the counts.
   */
  async of(partyId: string): Promise<StandingCounts> {
    const kept = await this.counts.findOne({ _id: partyId }).lean();
    if (kept?.counted) return kept.counts ?? {};
    if (!(await this.hasGuests(partyId))) return {};
    await this.mark(partyId);
    return this.count(partyId);
  }

  /** Returns parties whose guests have changed, and not again since. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { recountAt: { $lte: this.clock.now() } };
    const found = await this.counts.find(overdue, { _id: 1 }).sort({ recountAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  /** Recounts a party, unless its guests change meanwhile: then a later sweep does. */
  async recount(partyId: string): Promise<void> {
    const marked = await this.counts.findOne({ _id: partyId, recountAt: { $lte: this.clock.now() } }).lean();
    if (!marked?.recountAt) return;
    const counts = await this.count(partyId);
    const unchanged = { _id: partyId, recountAt: marked.recountAt };
    if (Object.keys(counts).length === 0) await this.counts.deleteOne(unchanged);
    else await this.counts.updateOne(unchanged, { $set: { counts, counted: true }, $unset: { recountAt: 1 } });
  }

  /**
   * Recounts a party at once, when waiting for the sweeper would be too long. Changes made meanwhile are counted
   * when the mark is due.
   */
  async countAnew(partyId: string): Promise<void> {
    await this.mark(partyId);
    const counts = await this.count(partyId);
    await this.counts.updateOne({ _id: partyId }, { $set: { counts, counted: true } });
  }

  /** Returns parties whose guests may have the standing or the reach that an earlier version has given them. */
  async listUnchecked(limit: number): Promise<string[]> {
    const due = [
      { standingsChecked: null },
      { standingsChecked: { $lt: CHECKS }, standingsDueAt: { $lte: this.clock.now() } },
    ];
    const found = await Promise.all(due.map((whom) => this.counts.find(whom, { _id: 1 }).limit(limit).lean()));
    return found.flat().map(({ _id }) => _id);
  }

  /** Has the worker check a party's guests at once. */
  async checkAgain(partyId: string): Promise<void> {
    await this.counts.updateOne(
      { _id: partyId },
      { $unset: { standingsChecked: 1, standingsDueAt: 1 } },
      { upsert: true },
    );
  }

  /** Recounts the party too: a process of an earlier version may have counted without the guests who get texts. */
  async noteChecked(partyId: string): Promise<void> {
    const { standingsChecked = 0 } =
      (await this.counts.findOne({ _id: partyId }, { standingsChecked: 1 }).lean()) ?? {};
    if (standingsChecked >= CHECKS) return;
    const before = { _id: partyId, standingsChecked: standingsChecked === 0 ? null : standingsChecked };
    const recount = { $max: { recountAt: this.recountAt() } };
    await this.counts.updateOne(before, { $set: this.checked(Math.max(standingsChecked + 1, LAST)), ...recount });
  }

  async remove(partyId: string): Promise<void> {
    this.marks.forget(partyId);
    await this.counts.deleteOne({ _id: partyId });
  }

  /** Each standing is one range of an index: no guest is read. */
  private async count(partyId: string): Promise<StandingCounts> {
    await this.legacy.classify({ partyId });
    const counted: Difference = {};
    for (const standing of STANDINGS) {
      const count = await this.contacts.countDocuments({ partyId, standing });
      if (count > 0) counted[standing] = count;
    }
    return counted;
  }

  private async hasGuests(partyId: string): Promise<boolean> {
    return (await this.contacts.findOne({ partyId }, { _id: 1 }).lean()) !== null;
  }

  private async beginAtNone(partyId: string): Promise<void> {
    await this.counts.updateOne({ _id: partyId, counted: { $ne: true } }, { $set: { counts: {}, counted: true } });
  }

  private checked(standingsChecked: number): Pick<CountDocument, 'standingsChecked' | 'standingsDueAt'> {
    return { standingsChecked, standingsDueAt: new Date(this.clock.now().getTime() + REPLACED_WITHIN) };
  }

  private recountAt(): Date {
    return new Date(this.clock.now().getTime() + RECOUNT_AFTER);
  }
}

import type { ErrorCode } from '@festlig/contracts/all';
import { type Administered, cohostInvited, partyAccessChanged, partyAdministered } from '@festlig/contracts/party';
import { type Cohost, cohostIds, type Decided, type PartyHosts } from '@festlig/domain/party/cohosts';
import { CallError } from '@festlig/platform/errors';
import { type Caused, caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { PARTIES, type PartyDocument } from './party.schema';

/** An attempt fails only when another change of the same party's co-hosts succeeds. */
const ATTEMPTS = 50;

/** A change of a party's co-hosts. */
export interface CohostChange<C extends ErrorCode> {
  /** Computes the new list from the present one. */
  decide: (hosts: PartyHosts) => Decided<C>;
  /** The invitation that is to be mailed because of the change. */
  mailed?: string;
  /** The line of the party's history, for a change by somebody who is no host before it. */
  act?: Administered;
}

/** Reads and writes the co-hosts of a party, which are part of its document. */
@Injectable()
export class CohostRepository {
  constructor(
    @InjectModel(PARTIES) private readonly parties: Model<PartyDocument>,
    private readonly writer: FactWriter,
  ) {}

  /** Returns null when there is no such party. */
  async find(partyId: string): Promise<PartyHosts | null> {
    const found = await this.read(partyId);
    return found && { ownerId: found.ownerId, cohosts: found.cohosts ?? [] };
  }

  /**
   * Writes what is decided about the co-hosts as they are at that moment: of two changes at the same time, the second is
   * decided again. A change of who is a co-host tells every process to forget who had access.
   * @throws CallError with the code of the refusal; `not_found` without the party; nothing is written then
   */
  async change<C extends ErrorCode>(
    partyId: string,
    { decide, mailed, act }: CohostChange<C>,
  ): Promise<readonly Cohost[]> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.read(partyId);
      if (!read) throw new CallError('not_found');
      const { ownerId, cohosts: before = [], cohostRevision: revision = 0 } = read;
      const decided = decide({ ownerId, cohosts: before });
      if (decided.cohosts === undefined) throw new CallError(decided.refused);
      const { cohosts } = decided;
      if (cohosts === before) return before;
      const [ids, idsBefore] = [cohostIds(cohosts), cohostIds(before)];
      const isOther = ids.join() !== idsBefore.join();
      const facts: Caused[] = isOther ? [caused(partyAccessChanged, { partyId })] : [];
      if (mailed !== undefined) facts.push(caused(cohostInvited, { partyId, inviteId: mailed }));
      if (act) facts.push(caused(partyAdministered, act));
      const isWritten = await this.writer.writeWithFacts(facts, async (made) => {
        const { matchedCount } = await this.parties.updateOne(
          // A party without co-hosts has no revision yet.
          { _id: partyId, deletedAt: null, cohostRevision: revision === 0 ? { $in: [0, null] } : revision },
          { $set: { cohosts, cohostIds: ids, cohostRevision: revision + 1 }, $push: { outbox: { $each: made } } },
        );
        return matchedCount > 0;
      });
      if (isWritten) return cohosts;
    }
    throw new CallError('conflict');
  }

  /** The number of parties of which the user is a co-host. */
  countOf(userId: string): Promise<number> {
    return this.parties.countDocuments({ cohostIds: userId, deletedAt: null }).exec();
  }

  async listIdsOf(userId: string): Promise<string[]> {
    const documents = await this.parties.find({ cohostIds: userId, deletedAt: null }, { _id: 1 }).lean();
    return documents.map(({ _id }) => _id);
  }

  /** Removes a co-host whose account was deleted; a party that was deleted meanwhile has none any more. */
  async removeUser(partyId: string, userId: string): Promise<void> {
    const decide = ({ cohosts }: PartyHosts) => ({ cohosts: cohosts.filter(({ user }) => user?.id !== userId) });
    if (await this.find(partyId)) await this.change(partyId, { decide });
  }

  private read(partyId: string) {
    const fields = { ownerId: 1, cohosts: 1, cohostRevision: 1 } as const;
    return this.parties.findOne({ _id: partyId, deletedAt: null }, fields).lean();
  }
}

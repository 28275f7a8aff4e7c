import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { PARTIES, type PartyDocument } from './party.schema';

/**
 * Writes the name of the owner's account into the owner's parties, so that a page is read from one service. No host
 * edits it, so no version changes.
 */
@Injectable()
export class HostNameRepository {
  constructor(@InjectModel(PARTIES) private readonly parties: Model<PartyDocument>) {}

  /** Names one party that has no name yet; a name that was written meanwhile may be newer and stays. */
  async fill(id: string, hostName: string): Promise<void> {
    await this.parties.updateOne({ _id: id, deletedAt: null, hostName: null }, { $set: { hostName } });
  }

  /** The name of a host of this party; empty for somebody who is no host any more, null without the party. */
  async nameOf(partyId: string, userId: string): Promise<string | null> {
    const shown = { ownerId: 1, hostName: 1, cohosts: 1 };
    const found = await this.parties.findOne({ _id: partyId, deletedAt: null }, shown).lean();
    if (!found) return null;
    if (found.ownerId === userId) return found.hostName ?? '';
    return found.cohosts?.find(({ user }) => user?.id === userId)?.user?.name ?? '';
  }

  /** Names all parties of the owner. */
  async rename(ownerId: string, hostName: string): Promise<void> {
    await this.parties.updateMany({ ownerId, deletedAt: null }, { $set: { hostName } });
  }
}

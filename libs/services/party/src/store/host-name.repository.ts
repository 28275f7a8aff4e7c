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

  /** Names all parties of the owner. */
  async rename(ownerId: string, hostName: string): Promise<void> {
    await this.parties.updateMany({ ownerId, deletedAt: null }, { $set: { hostName } });
  }
}

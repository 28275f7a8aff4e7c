import type { OutputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { party, type PartySummary } from '@festlig/contracts/party';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Returns the page with its rules for replies, its language, its time zone and its owner.
   * @throws CallError not_found when there is no such party
   */
  async find(partyId: string): Promise<OutputOf<typeof party.calls.describeParty>['party'] & { ownerId: string }> {
    const { party: described, ownerId } = await this.rpc.call(party.calls.describeParty, { partyId });
    return { ...described, ownerId };
  }

  /** Returns a page of the user's own list, latest event first. */
  async listOf(user: User, page: number): Promise<PartySummary[]> {
    const list = await this.rpc.call(party.calls.listParties, { page, sort: '-date' }, { user, service: 'rsvp' });
    return list.items;
  }
}

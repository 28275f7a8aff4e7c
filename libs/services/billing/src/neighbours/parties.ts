import { party, type Plan } from '@festlig/contracts/party';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  /** Whether the party may already have any number of photos. */
  async hasUnlimitedPhotos(partyId: string): Promise<boolean> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party.limits.photos === null;
  }

  async planOf(partyId: string): Promise<Plan> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party.plan;
  }
}

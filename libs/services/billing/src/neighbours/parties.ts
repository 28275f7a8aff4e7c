import { party, type Plan } from '@festlig/contracts/party';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  async planOf(partyId: string): Promise<Plan> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party.plan;
  }
}

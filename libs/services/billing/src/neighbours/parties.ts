import { party, type Party } from '@festlig/contracts/party';
import { RemoteFailure } from '@festlig/platform/errors';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

const NOT_FOUND = 404;

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  /** Null when it was deleted. */
  async find(partyId: string): Promise<Pick<Party, 'plan' | 'limits' | 'features'> | null> {
    try {
      return (await this.rpc.call(party.calls.describeParty, { partyId })).party;
    } catch (error) {
      if (error instanceof RemoteFailure && error.failure.status === NOT_FOUND) return null;
      throw error;
    }
  }
}

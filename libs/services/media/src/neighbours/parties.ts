import type { OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { RemoteFailure } from '@festlig/platform/errors';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

type DescribedParty = OutputOf<typeof party.calls.describeParty>['party'];

const NOT_FOUND = 404;

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Returns the page with its settings for photos.
   * @throws CallError not_found when there is no such party
   */
  async find(partyId: string): Promise<DescribedParty> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party;
  }

  /** Returns null when the party was deleted. */
  async findIfThere(partyId: string): Promise<DescribedParty | null> {
    try {
      return await this.find(partyId);
    } catch (error) {
      if (error instanceof RemoteFailure && error.failure.status === NOT_FOUND) return null;
      throw error;
    }
  }
}

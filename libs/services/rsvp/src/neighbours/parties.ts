import type { OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Returns the page with its rules for replies, its language and its time zone.
   * @throws CallError not_found when there is no such party
   */
  async find(partyId: string): Promise<OutputOf<typeof party.calls.describeParty>['party']> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party;
  }
}

import type { OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Parties, as the party service tells of them. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  /** The page with its rules for replies, its language and its zone. @throws where there is no such party */
  async find(partyId: string): Promise<OutputOf<typeof party.calls.describeParty>['party']> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party;
  }
}

import type { Language } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  async languageOf(partyId: string): Promise<Language> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party.language;
  }
}

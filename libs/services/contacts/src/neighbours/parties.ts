import type { Language } from '@festlig/contracts/define';
import { type Feature, party } from '@festlig/contracts/party';
import { hasFeature, lowestPlanWith } from '@festlig/domain/billing/features';
import { CallError } from '@festlig/platform/errors';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Reads parties from the party service. */
@Injectable()
export class Parties {
  constructor(private readonly rpc: RpcClient) {}

  async languageOf(partyId: string): Promise<Language> {
    return (await this.rpc.call(party.calls.describeParty, { partyId })).party.language;
  }

  /** @throws CallError `plan_required` when the party has not this feature (rule: import-on-pro) */
  async require(feature: Feature, partyId: string): Promise<void> {
    const { party: described } = await this.rpc.call(party.calls.describeParty, { partyId });
    if (!hasFeature(described, feature))
      throw new CallError('plan_required', { feature, plan: lowestPlanWith(feature) });
  }
}

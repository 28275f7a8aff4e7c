import type { Grant } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { type Grants, planGiven, withGrants, withoutGrant } from '@festlig/domain/billing/grants';
import { isUpgrade } from '@festlig/domain/billing/plans';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { PARTIES, type PartyDocument } from './party.schema';

/** An attempt fails only when another change of the same party succeeds. */
const ATTEMPTS = 50;

const isSame = (a: Grants, b: Grants): boolean =>
  a.given.length === b.given.length && a.revoked.length === b.revoked.length;

/** What payments and coupons give a party, and the plan that follows. Both are part of the party's document. */
@Injectable()
export class GrantRepository {
  constructor(@InjectModel(PARTIES) private readonly parties: Model<PartyDocument>) {}

  /** Gives the party a plan, or photos without a limit. It never lowers a plan; again, it changes nothing. */
  async give(partyId: string, grant: Grant): Promise<void> {
    await this.change(partyId, (before, plan) => {
      const after = withGrants(before, [grant]);
      const given = planGiven(after.given);
      return { after, plan: isUpgrade(plan, given) ? given : plan };
    });
  }

  /**
   * Takes back what `id` gave: the plan becomes the highest of what is left. `others` is what else was paid for: a party
   * of before grants has none of them.
   */
  async takeBack(partyId: string, id: string, others: readonly Grant[]): Promise<void> {
    await this.change(partyId, (before) => {
      const after = withGrants(withoutGrant(before, id), others);
      return { after, plan: planGiven(after.given) };
    });
  }

  private async change(
    partyId: string,
    decide: (before: Grants, plan: Plan) => { after: Grants; plan: Plan },
  ): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.parties
        .findOne({ _id: partyId, deletedAt: null }, { plan: 1, grants: 1, revokedGrants: 1, version: 1 })
        .lean();
      if (!read) return;
      const { grants: given = [], revokedGrants: revoked = [], version = 0 } = read;
      const before = { given, revoked };
      const { after, plan } = decide(before, read.plan);
      if (plan === read.plan && isSame(before, after)) return;
      const { matchedCount } = await this.parties.updateOne(
        // A party from before versions has none yet.
        { _id: partyId, deletedAt: null, version: version === 0 ? { $in: [0, null] } : version },
        { $set: { plan, grants: after.given, revokedGrants: after.revoked, version: version + 1 } },
      );
      if (matchedCount > 0) return;
    }
    throw new CallError('conflict');
  }
}

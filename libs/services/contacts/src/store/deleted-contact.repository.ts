import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { asideOf, type ContactDocument, CONTACTS } from './contact.schema';
import { StandingRepository } from './standing.repository';
import { TagRepository } from './tag.repository';

/** How long a deleted guest can be restored, in milliseconds (rule: contact-deleted). */
const KEPT = 86_400_000;
/** Names the guests who were deleted one by one, beside those of a change of many. */
const ONE_BY_ONE = 'deleted';

/** Sets deleted guests aside for a day, and restores them. All of it can be repeated. */
@Injectable()
export class DeletedContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly standings: StandingRepository,
    private readonly tags: TagRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes those guests who are not invited (rule: contact-invited-stays); returns how many were removed. `changeId`: the
   * change that removes them.
   */
  async remove(partyId: string, ids: readonly string[], changeId = ONE_BY_ONE): Promise<number> {
    const those = await this.contacts.find({ _id: { $in: [...ids] }, partyId }, { tags: 1 }).lean();
    // Used until now: a tag that only these guests have is not forgotten while they can be restored.
    await this.tags.spelled(
      partyId,
      those.flatMap(({ tags = [] }) => tags),
    );
    const expiresAt = new Date(this.clock.now().getTime() + KEPT);
    return this.standings.changeAll({
      whom: { _id: { $in: [...ids] }, partyId, hasReceivedInvite: false },
      from: partyId,
      to: null,
      write: { $set: { partyId: asideOf(partyId, changeId), expiresAt } },
    });
  }

  /** Whether the party has this guest. */
  async has(partyId: string, id: string): Promise<boolean> {
    return (await this.contacts.exists({ _id: id, partyId })) !== null;
  }

  /** Restores a guest who was deleted one by one; returns false when there is none. */
  async restoreOne(partyId: string, id: string): Promise<boolean> {
    const { found } = await this.restoreSome({ _id: id, partyId: asideOf(partyId, ONE_BY_ONE) }, partyId);
    return found > 0;
  }

  /** Restores some of the guests whom a change has removed; `found` is 0 when none is left. */
  restoreChanged(partyId: string, changeId: string): Promise<{ found: number; changed: number }> {
    return this.restoreSome({ partyId: asideOf(partyId, changeId) }, partyId);
  }

  private restoreSome(whom: { _id?: string; partyId: string }, partyId: string) {
    const write = { $set: { partyId }, $unset: { expiresAt: 1 } } as const;
    return this.standings.changeSome({ whom, from: null, to: partyId, write });
  }
}

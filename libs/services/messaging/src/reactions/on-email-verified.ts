import type { DataOf } from '@festlig/contracts/define';
import { emailVerified } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { UnverifiedSends } from '../work/unverified-sends';

/**
 * What the user has asked to send goes out now (rule: send-waits-for-verification). After a recovery it does not: a
 * stranger may have asked for it.
 */
@Reacts(emailVerified)
export class OnEmailVerified implements Reaction<typeof emailVerified> {
  constructor(private readonly sends: UnverifiedSends) {}

  async react({ userId, by }: DataOf<typeof emailVerified>): Promise<void> {
    await (by === 'link' ? this.sends.beginOf(userId) : this.sends.endOf(userId));
  }
}

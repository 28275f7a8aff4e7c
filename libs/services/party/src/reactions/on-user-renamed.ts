import type { DataOf } from '@festlig/contracts/define';
import { userRenamed } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { Accounts } from '../neighbours/accounts';
import { HostNameRepository } from '../store/host-name.repository';

/** Writes the name that the account has now into its parties, however late the fact arrives (rule: host-named). */
@Reacts(userRenamed)
export class OnUserRenamed implements Reaction<typeof userRenamed> {
  constructor(
    private readonly accounts: Accounts,
    private readonly names: HostNameRepository,
  ) {}

  async react({ userId }: DataOf<typeof userRenamed>): Promise<void> {
    const name = await this.accounts.nameOf(userId);
    if (name !== null) await this.names.rename(userId, name);
  }
}

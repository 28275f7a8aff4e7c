import { CallError, RemoteFailure } from '@festlig/platform/errors';
import { currentScope, runInScope } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../neighbours/accounts';
import { HostNameRepository } from '../store/host-name.repository';
import type { StoredParty } from '../store/party.repository';

/** Milliseconds that a page waits for its host's name: it is shown without a name rather than late. */
const PATIENCE = 400;

/** Names the host of parties that were stored without the name, when they are first read (rule: host-named). */
@Injectable()
export class HostNames {
  constructor(
    private readonly accounts: Accounts,
    private readonly names: HostNameRepository,
  ) {}

  /** The party with its host's name; without one when identity does not answer, and the next reader asks again. */
  async named(party: StoredParty): Promise<StoredParty> {
    if (party.hostName !== null) return party;
    const hostName = await this.ask(party.ownerId);
    if (hostName !== null) await this.names.fill(party.id, hostName);
    return { ...party, hostName };
  }

  private async ask(userId: string): Promise<string | null> {
    const { requestId, until = Infinity } = currentScope() ?? { requestId: '' };
    const scope = { requestId, until: Math.min(until, performance.now() + PATIENCE) };
    try {
      return await runInScope(scope, () => this.accounts.nameOf(userId));
    } catch (error) {
      if (error instanceof RemoteFailure || error instanceof CallError) return null;
      throw error;
    }
  }
}

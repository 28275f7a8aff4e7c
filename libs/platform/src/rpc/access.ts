import type { AnyCall } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import type { Clock } from '../clock';
import { CallError } from '../errors';
import type { CallContext } from './handler';
import type { Caller } from './envelope';
import type { RpcClient } from './rpc-client';

/** The caller's place in a party. `id` is its id, however the call named the party. */
export interface PartyAccess {
  id: string;
  role: 'guest' | 'editor' | 'owner';
}

/** Answers what a user is to a party; null = there is no such party. */
export abstract class AccessDirectory {
  abstract find(partyRef: string, userId: string | null): Promise<PartyAccess | null>;
  /** Forget what is known of a party. */
  abstract forget(partyId: string): void;
}

/** Milliseconds an answer is kept; dropped at once by `party.access-changed`. */
const KEPT = 2000;
const MOST = 10_000;

/** Asks the party service. */
export class RpcAccessDirectory extends AccessDirectory {
  private readonly cache = new Map<string, { access: PartyAccess; until: number }>();
  /** How often something was forgotten: an answer that was under way meanwhile may be out of date. */
  private forgotten = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(partyRef: string, userId: string | null): Promise<PartyAccess | null> {
    const key = `${partyRef} ${userId ?? ''}`;
    const now = this.clock.now().getTime();
    const known = this.cache.get(key);
    if (known && known.until > now) return known.access;
    const { forgotten } = this;
    const { party: access } = await this.rpc.call(party.calls.getAccess, { partyId: partyRef, userId });
    if (this.cache.size >= MOST) this.cache.clear();
    // A missing party is asked for again: it may be created the next moment.
    if (access && forgotten === this.forgotten) this.cache.set(key, { access, until: now + KEPT });
    else this.cache.delete(key);
    return access;
  }

  forget(partyId: string): void {
    this.forgotten++;
    for (const [key, { access }] of this.cache) if (access.id === partyId) this.cache.delete(key);
  }
}

const ENOUGH = { guest: ['guest', 'editor', 'owner'], editor: ['editor', 'owner'], owner: ['owner'] } as const;

/**
 * Decides whether a caller may make a call (DESIGN: access is data). Refusals: `needs_login` without a user;
 * `not_found` for a party that does not exist or that is not the caller's to administer: the two look the same.
 */
export async function decideAccess(
  call: AnyCall,
  input: unknown,
  caller: Caller,
  directory: AccessDirectory,
): Promise<Omit<CallContext, 'requestId'>> {
  const { access } = call;
  const { user } = caller;
  switch (access) {
    case 'public':
      return { user, party: null };
    case 'internal':
      if (caller.service === null) throw new CallError('not_found');
      return { user, party: null };
    case 'user':
      if (!user) throw new CallError('needs_login');
      return { user, party: null };
    case 'guest':
    case 'editor':
    case 'owner': {
      if (!user && access !== 'guest') throw new CallError('needs_login');
      const { partyId } = input as { partyId: string };
      const place = await directory.find(partyId, user?.id ?? null);
      if (!place || !(ENOUGH[access] as readonly string[]).includes(place.role)) throw new CallError('not_found');
      return { user, party: place };
    }
  }
}

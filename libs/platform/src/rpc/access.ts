import { type AnyCall, PartyRef } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import type { Clock } from '../clock';
import { z } from 'zod';
import { CallError, isUnavailable, parseInput } from '../errors';
import { currentScope, runInScope } from '../observability';
import type { CallContext, PartyAccess } from './call-context';
import type { Caller } from './envelope';
import { JoinedReads } from './joined-reads';
import type { RpcClient } from './rpc-client';
import { endOf, waitedFor } from './time-left';

/** Returns the role of a user in a party; null = there is no such party (rule: party-not-told-apart). */
export abstract class AccessDirectory {
  abstract find(partyRef: string, userId: string | null): Promise<PartyAccess | null>;
  /** Removes what is cached about a party. */
  abstract forget(partyId: string): void;
}

/** Milliseconds an answer is cached; `party.access-changed` removes it at once (rule: access-ends-soon). */
const KEPT = 2000;
/**
 * Milliseconds the answer that somebody is a guest is used while the party service is away. Not that of a host: the service
 * may have stored a removal and died before it announced it (rule: access-ends-soon).
 */
const GUEST_KEPT_WHILE_AWAY = 60_000;
const MOST = 10_000;

/** Asks the party service and caches the answers. */
export class RpcAccessDirectory extends AccessDirectory {
  private readonly cache = new Map<string, { access: PartyAccess; at: number }>();
  private readonly reads = new JoinedReads<PartyAccess | null>(() => performance.now());
  /** Number of calls of `forget`: an answer that was pending meanwhile may be out of date. */
  private forgotten = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(partyRef: string, userId: string | null): Promise<PartyAccess | null> {
    const key = `${partyRef} ${userId ?? ''}`;
    const known = this.cached(key, KEPT);
    if (known) return known;
    const until = endOf(party.calls.getAccess);
    // Several calls share the look-up, so the deadline of one must not end it for the others.
    const { until: _own, ...scope } = currentScope() ?? { requestId: crypto.randomUUID() };
    const answer = this.reads.ask(key, () => runInScope(scope, () => this.ask(key, partyRef, userId)));
    return waitedFor(answer, until).catch((error: unknown) => {
      const before = isUnavailable(error) ? this.cached(key, GUEST_KEPT_WHILE_AWAY) : undefined;
      if (before?.role === 'guest') return before;
      throw error;
    });
  }

  forget(partyId: string): void {
    this.forgotten++;
    this.reads.part();
    for (const [key, { access }] of this.cache) if (access.id === partyId) this.cache.delete(key);
  }

  private cached(key: string, kept: number): PartyAccess | undefined {
    const entry = this.cache.get(key);
    return entry && entry.at + kept > this.clock.now().getTime() ? entry.access : undefined;
  }

  private async ask(key: string, partyId: string, userId: string | null): Promise<PartyAccess | null> {
    const { forgotten } = this;
    const at = this.clock.now().getTime();
    const { party: access } = await this.rpc.call(party.calls.getAccess, { partyId, userId });
    if (this.cache.size >= MOST) this.cache.clear();
    // A missing party is not cached, because it may be created the next moment.
    if (access && forgotten === this.forgotten) this.cache.set(key, { access, at });
    else this.cache.delete(key);
    return access;
  }
}

const Named = z.object({ partyId: PartyRef });
const ENOUGH = { guest: ['guest', 'editor', 'owner'], editor: ['editor', 'owner'], owner: ['owner'] } as const;

/**
 * Decides whether a caller may make a call. Reads only the party from the input, because the rest is not parsed for
 * callers without access.
 * @throws CallError `needs_login` without a user; `not_found` both for a missing party and for one that is not the
 * caller's
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
      const { partyId } = parseInput(Named, input);
      const place = await directory.find(partyId, user?.id ?? null);
      if (!place || !(ENOUGH[access] as readonly string[]).includes(place.role)) throw new CallError('not_found');
      return { user, party: place };
    }
  }
}

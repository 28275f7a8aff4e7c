import type { User } from '@festlig/contracts/identity';
import { canReserve, knowsReservations, type WishCaller } from '@festlig/domain/party/wish-view';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import type { PartyAccess } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { CohostRepository } from '../store/cohost.repository';
import { PartyRepository, type StoredParty } from '../store/party.repository';

/** Who calls, and what they may know and do. */
export interface KnownCaller {
  party: StoredParty;
  caller: WishCaller;
  knows: boolean;
  canReserve: boolean;
}

/** Says of the caller of a call about wishes what they may know, before any wish is read (rule: wish-surprise). */
@Injectable()
export class WishCallers {
  constructor(
    private readonly parties: PartyRepository,
    private readonly cohosts: CohostRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CallError `not_found` when the party was deleted meanwhile */
  async of({ user, party }: { user: User | null; party: PartyAccess }, spoil = false): Promise<KnownCaller> {
    const found = await this.parties.find(party.id);
    if (!found) throw new CallError('not_found');
    const choice = user !== null && party.role === 'editor' && (await this.hasChosen(party.id, user.id));
    const caller = { role: party.role, userId: user?.id ?? null, choice, spoil };
    const knows = knowsReservations(found, caller, this.clock.now());
    return { party: found, caller, knows, canReserve: canReserve(found, caller) };
  }

  private async hasChosen(partyId: string, userId: string): Promise<boolean> {
    const hosts = await this.cohosts.find(partyId);
    return hosts?.cohosts.some(({ user, wishes }) => user?.id === userId && wishes === true) ?? false;
  }
}

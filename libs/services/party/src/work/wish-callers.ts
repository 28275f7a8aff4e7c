import type { ErrorParams } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { canReserve, knowsReservations, type WishCaller } from '@festlig/domain/party/wish-view';
import { TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import type { PartyAccess } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { Guests } from '../neighbours/guests';
import { CohostRepository } from '../store/cohost.repository';
import { PartyRepository, type StoredParty } from '../store/party.repository';

/** Who calls, and what they may know and do. */
export interface KnownCaller {
  party: StoredParty;
  caller: WishCaller;
  knows: boolean;
  canReserve: boolean;
  /** The caller gave a short id that is no guest's of this party. */
  missed: boolean;
}

/** What a request asks for, and the short id in the link by which the caller came. */
interface Asked {
  spoil?: boolean;
  cid?: string | undefined;
}

/** Says of the caller of a call about wishes what they may know, before any wish is read (rule: wish-surprise). */
@Injectable()
export class WishCallers {
  constructor(
    private readonly parties: PartyRepository,
    private readonly cohosts: CohostRepository,
    private readonly guests: Guests,
    private readonly clock: Clock,
  ) {}

  /** @throws CallError `not_found` when the party was deleted meanwhile */
  async of(
    { user, party }: { user: User | null; party: PartyAccess },
    { spoil = false, cid }: Asked = {},
  ): Promise<KnownCaller> {
    const [found, link] = await Promise.all([this.parties.find(party.id), this.linkOf(party, cid)]);
    if (!found) throw new CallError('not_found');
    const choice = user !== null && party.role === 'editor' && (await this.hasChosen(party.id, user.id));
    const caller = { role: party.role, userId: user?.id ?? null, contactId: link.contactId, choice, spoil };
    const knows = knowsReservations(found, caller, this.clock.now());
    return { party: found, caller, knows, canReserve: canReserve(found, caller), missed: link.missed };
  }

  /**
   * The guest whose own link it is. The link of a host's test is nobody's, and a host is a host by every link
   * (rule: wish-reserve-by-link).
   */
  private async linkOf({ id, role }: PartyAccess, cid = ''): Promise<{ contactId: string | null; missed: boolean }> {
    if (role !== 'guest' || cid === '' || cid === TEST_CONTACT) return { contactId: null, missed: false };
    const contactId = await this.guests.prove(id, cid);
    return { contactId, missed: contactId === null };
  }

  /**
   * The same for who reserves: by an account, or by their own link. `guess`: the parameter with which refusals count a link
   * that is nobody's.
   * @throws CallError `needs_login` when there is neither
   */
  async ofReserver(
    context: { user: User | null; party: PartyAccess },
    cid: string | undefined,
  ): Promise<KnownCaller & { guess: ErrorParams }> {
    const known = await this.of(context, { cid });
    const { caller, missed } = known;
    const guess: ErrorParams = missed ? { missed: 1 } : {};
    if (caller.userId === null && caller.contactId === null) throw new CallError('needs_login', guess);
    return { ...known, guess };
  }

  private async hasChosen(partyId: string, userId: string): Promise<boolean> {
    const hosts = await this.cohosts.find(partyId);
    return hosts?.cohosts.some(({ user, wishes }) => user?.id === userId && wishes === true) ?? false;
  }
}

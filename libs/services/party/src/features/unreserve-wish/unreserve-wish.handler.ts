import type { InputOf } from '@festlig/contracts/define';
import { party, type Wish } from '@festlig/contracts/party';
import { wishView } from '@festlig/domain/party/wish-view';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReservationRepository } from '../../store/reservation.repository';
import { WishCallers } from '../../work/wish-callers';

type UnreserveWish = typeof party.calls.unreserveWish;

/** Releases the caller's own reservation (rule: wish-reserved-by-me). Who became a host since can still release theirs. */
@Handles(party.calls.unreserveWish)
export class UnreserveWishHandler implements Handler<UnreserveWish> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly callers: WishCallers,
  ) {}

  async handle({ wishId }: InputOf<UnreserveWish>, context: ContextOf<UnreserveWish>): Promise<Wish> {
    const { user } = context;
    if (!user) throw new CallError<UnreserveWish>('needs_login');
    const { party: found, caller, knows } = await this.callers.of(context);
    const released = await this.reservations.release(found.id, wishId, user.id);
    if (released === 'gone') throw new CallError<UnreserveWish>('not_found');
    if (released === 'conflict') throw new CallError<UnreserveWish>('conflict');
    return wishView(released, caller, knows);
  }
}

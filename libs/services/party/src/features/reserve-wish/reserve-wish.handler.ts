import type { InputOf } from '@festlig/contracts/define';
import { party, type Wish } from '@festlig/contracts/party';
import { wishView } from '@festlig/domain/party/wish-view';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReservationRepository } from '../../store/reservation.repository';
import { WishCallers } from '../../work/wish-callers';

type ReserveWish = typeof party.calls.reserveWish;

/** Refuses hosts before the wish is read, because another refusal would tell them what is reserved (rule: wish-surprise). */
@Handles(party.calls.reserveWish)
export class ReserveWishHandler implements Handler<ReserveWish> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly callers: WishCallers,
    private readonly clock: Clock,
  ) {}

  async handle({ wishId, count }: InputOf<ReserveWish>, context: ContextOf<ReserveWish>): Promise<Wish> {
    const { user } = context;
    if (!user) throw new CallError<ReserveWish>('needs_login');
    const { party: found, caller, knows, canReserve } = await this.callers.of(context);
    if (!found.wishlistReservationsEnabled) throw new CallError<ReserveWish>('reservations_off');
    if (!canReserve) throw new CallError<ReserveWish>('wish_for_guests');
    const by = { userId: user.id, name: user.name, count, at: this.clock.now() };
    const reserved = await this.reservations.reserve(found.id, wishId, by);
    if (reserved === 'gone') throw new CallError<ReserveWish>('not_found');
    if (reserved === 'taken') throw new CallError<ReserveWish>('wish_taken');
    if (reserved === 'conflict') throw new CallError<ReserveWish>('conflict');
    return wishView(reserved, caller, knows);
  }
}

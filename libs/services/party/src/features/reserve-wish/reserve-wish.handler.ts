import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { type WishCaller, wishView } from '@festlig/domain/party/wish-view';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReservationRepository } from '../../store/reservation.repository';
import { LinkReservations } from '../../work/link-reservations';
import { WishCallers } from '../../work/wish-callers';

type ReserveWish = typeof party.calls.reserveWish;

/** Refuses hosts before the wish is read, because another refusal would tell them what is reserved (rule: wish-surprise). */
@Handles(party.calls.reserveWish)
export class ReserveWishHandler implements Handler<ReserveWish> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly byLink: LinkReservations,
    private readonly callers: WishCallers,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(
    { wishId, count, was, cid }: InputOf<ReserveWish>,
    context: ContextOf<ReserveWish>,
  ): Promise<OutputOf<ReserveWish>> {
    const { party: found, caller, knows, canReserve, missed, guess } = await this.callers.ofReserver(context, cid);
    if (!found.wishlistReservationsEnabled) throw new CallError<ReserveWish>('reservations_off', guess);
    if (!canReserve) throw new CallError<ReserveWish>('wish_for_guests');
    const by = this.reserverOf(context.user, caller);
    const take = () => this.reservations.reserve(found.id, wishId, { ...by, count, at: this.clock.now() }, was, caller);
    const first = await take();
    // Guests who were deleted since do not keep it from others.
    const reserved = first === 'taken' && (await this.byLink.releaseGone(found.id, wishId)) ? await take() : first;
    if (reserved === 'gone') throw new CallError<ReserveWish>('not_found', guess);
    if (reserved === 'taken') throw new CallError<ReserveWish>('wish_taken', guess);
    if (reserved === 'conflict') throw new CallError<ReserveWish>('conflict', guess);
    const wish = wishView(await this.byLink.named(found.id, reserved, knows), caller, knows);
    return { ...wish, ...(missed ? { missed } : {}) };
  }

  /** Who has an account reserves with it, also by their own link. */
  private reserverOf(user: ContextOf<ReserveWish>['user'], { contactId }: WishCaller) {
    if (user) return { userId: user.id, name: user.name };
    if (contactId === null) throw new CallError<ReserveWish>('needs_login');
    return { id: this.ids.id(), contactId };
  }
}

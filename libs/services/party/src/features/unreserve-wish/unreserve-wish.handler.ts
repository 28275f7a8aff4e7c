import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { wishView } from '@festlig/domain/party/wish-view';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReservationRepository } from '../../store/reservation.repository';
import { LinkReservations } from '../../work/link-reservations';
import { WishCallers } from '../../work/wish-callers';

type UnreserveWish = typeof party.calls.unreserveWish;

/** Releases the caller's own reservations of a wish (rule: wish-reserved-by-me). Who became a host since can still release theirs. */
@Handles(party.calls.unreserveWish)
export class UnreserveWishHandler implements Handler<UnreserveWish> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly byLink: LinkReservations,
    private readonly callers: WishCallers,
  ) {}

  async handle(
    { wishId, cid }: InputOf<UnreserveWish>,
    context: ContextOf<UnreserveWish>,
  ): Promise<OutputOf<UnreserveWish>> {
    const { party: found, caller, knows, missed, guess } = await this.callers.ofReserver(context, cid);
    const released = await this.reservations.release(found.id, wishId, caller);
    if (released === 'gone') throw new CallError<UnreserveWish>('not_found', guess);
    if (released === 'conflict') throw new CallError<UnreserveWish>('conflict', guess);
    const wish = wishView(await this.byLink.named(found.id, released, knows), caller, knows);
    return { ...wish, ...(missed ? { missed } : {}) };
  }
}

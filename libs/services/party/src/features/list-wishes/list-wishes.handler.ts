import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party, type Wish } from '@festlig/contracts/party';
import { unreserved, type WishCaller, wishView } from '@festlig/domain/party/wish-view';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReservationRepository } from '../../store/reservation.repository';
import { WishRepository } from '../../store/wish.repository';
import { HasWishes } from '../../work/has-wishes';
import { LinkReservations } from '../../work/link-reservations';
import { WishCallers } from '../../work/wish-callers';

type ListWishes = typeof party.calls.listWishes;

/** The wishlist as the caller may see it; deleted wishes come last, for those who had reserved them (rule: wish-deleted). */
@Handles(party.calls.listWishes)
export class ListWishesHandler implements Handler<ListWishes> {
  constructor(
    private readonly wishes: WishRepository,
    private readonly reservations: ReservationRepository,
    private readonly byLink: LinkReservations,
    private readonly callers: WishCallers,
    private readonly mark: HasWishes,
  ) {}

  async handle({ spoil, cid }: InputOf<ListWishes>, context: ContextOf<ListWishes>): Promise<OutputOf<ListWishes>> {
    const { party: found, caller, knows, canReserve, missed } = await this.callers.of(context, { spoil, cid });
    const items = knows ? await this.known(found.id, caller) : (await this.wishes.list(found.id)).map(unreserved);
    // A crash between two writes can leave the mark of the party wrong until a host opens the list.
    const hasAny = items.some(({ removed }) => !removed);
    if (caller.role !== 'guest' && hasAny !== found.hasWishes) await this.mark.note(found.id);
    return {
      items,
      reservable: canReserve,
      hidden: found.wishlistReservationsEnabled && !knows,
      byLink: caller.contactId !== null,
      ...(missed ? { missed } : {}),
    };
  }

  private async known(partyId: string, caller: WishCaller): Promise<Wish[]> {
    const present = await this.reservations.list(partyId);
    const removed = await this.reservations.listRemoved(partyId, caller);
    const wishes = await this.byLink.listNamed(partyId, [...present, ...removed]);
    return wishes.map((wish) => wishView(wish, caller, true));
  }
}

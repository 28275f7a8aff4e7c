import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { wishView } from '@festlig/domain/party/wish-view';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { WishRepository } from '../../store/wish.repository';
import { HasWishes } from '../../work/has-wishes';
import { WishCallers } from '../../work/wish-callers';

type ListWishes = typeof party.calls.listWishes;

/** The wishlist as the caller may see it; deleted wishes come last, for those who had reserved them (rule: wish-deleted). */
@Handles(party.calls.listWishes)
export class ListWishesHandler implements Handler<ListWishes> {
  constructor(
    private readonly wishes: WishRepository,
    private readonly callers: WishCallers,
    private readonly mark: HasWishes,
  ) {}

  async handle({ spoil }: InputOf<ListWishes>, context: ContextOf<ListWishes>): Promise<OutputOf<ListWishes>> {
    const { id, role } = context.party;
    const { party: found, caller, knows, canReserve } = await this.callers.of(context, spoil);
    const present = await this.wishes.list(id);
    // A crash between two writes can leave the mark of the party wrong until a host opens the list.
    const hasAny = present.length > 0;
    if (role !== 'guest' && hasAny !== found.hasWishes) await this.mark.note(id);
    const removed = canReserve && caller.userId !== null ? await this.wishes.listRemoved(id, caller.userId) : [];
    return {
      items: [...present, ...removed].map((wish) => wishView(wish, caller, knows)),
      reservable: canReserve,
      hidden: found.wishlistReservationsEnabled && !knows,
    };
  }
}

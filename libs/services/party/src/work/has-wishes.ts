import { Injectable } from '@nestjs/common';
import { PartyRepository } from '../store/party.repository';
import { WishRepository } from '../store/wish.repository';

/**
 * Keeps on the party whether its wishlist has a wish, so that the invitation links to it without reading the list (rule:
 * wish-linked).
 */
@Injectable()
export class HasWishes {
  constructor(
    private readonly parties: PartyRepository,
    private readonly wishes: WishRepository,
  ) {}

  /**
   * Writes it after the wishes changed, and looks again, because another change may have been written between the two.
   * Returns false when the party was deleted meanwhile.
   */
  async note(partyId: string): Promise<boolean> {
    for (let written: boolean | undefined; ;) {
      const has = await this.wishes.hasAny(partyId);
      if (has === written) return true;
      if (!(await this.parties.noteWishes(partyId, has))) return false;
      written = has;
    }
  }
}

import { checkWish, type WishWords } from '@festlig/domain/party/check-wish';
import { throwProblems } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { Pictures } from '../neighbours/pictures';

/** Checks what a host writes about a wish, as far as it is given. */
@Injectable()
export class WishChecks {
  constructor(private readonly pictures: Pictures) {}

  /** @throws CallError `required`, `too_long`, `link_invalid`, `invalid`, `image_missing`, each on its field */
  async require(partyId: string, wish: WishWords & { image?: string | null | undefined }): Promise<void> {
    throwProblems(checkWish(wish));
    await this.pictures.keep(partyId, { image: wish.image });
  }
}

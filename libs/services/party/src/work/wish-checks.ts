import { wishLinkProblem } from '@festlig/domain/party/check-wish';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { Pictures } from '../neighbours/pictures';

/** The fields that lead elsewhere, as far as they are given. */
interface Shown {
  link?: string | null | undefined;
  image?: string | null | undefined;
}

/** Checks what a host writes about a wish, beyond its form. */
@Injectable()
export class WishChecks {
  constructor(private readonly pictures: Pictures) {}

  /** @throws CallError `link_invalid`, `image_missing`, each on its field */
  async require(partyId: string, { link, image }: Shown): Promise<void> {
    const problem = link ? wishLinkProblem(link) : null;
    if (problem) throw new CallError(problem, {}, 'link');
    await this.pictures.keep(partyId, { image });
  }
}

import type { DataOf } from '@festlig/contracts/define';
import { userDeleted } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GalleryRepository } from '../store/gallery.repository';
import { PhotoRepository } from '../store/photo.repository';

/** The photos of a deleted account stay in the galleries of others, without its name (rule: photo-of-deleted-account). */
@Reacts(userDeleted)
export class OnUserDeleted implements Reaction<typeof userDeleted> {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly galleries: GalleryRepository,
  ) {}

  async react({ userId }: DataOf<typeof userDeleted>): Promise<void> {
    // The name is also in photo books: their hosts are told that they are old (rule: book-made-again).
    for (const partyId of await this.photos.listPartiesOf(userId)) {
      await this.galleries.mark(partyId);
      await this.galleries.add(partyId, { isSeen: false });
    }
    await this.photos.forgetUser(userId);
  }
}

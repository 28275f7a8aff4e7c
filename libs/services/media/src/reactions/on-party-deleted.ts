import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { BookRepository } from '../store/book.repository';
import { GalleryRepository } from '../store/gallery.repository';
import { PhotoRepository } from '../store/photo.repository';
import { UploadRepository } from '../store/upload.repository';

@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly photos: PhotoRepository,
    private readonly galleries: GalleryRepository,
    private readonly books: BookRepository,
  ) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.uploads.removeAll(partyId);
    await this.photos.leaveAll(partyId);
    await this.galleries.remove(partyId);
    await this.books.leaveAll(partyId);
  }
}

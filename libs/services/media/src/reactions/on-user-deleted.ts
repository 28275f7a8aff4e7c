import type { DataOf } from '@festlig/contracts/define';
import { userDeleted } from '@festlig/contracts/identity';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { PhotoRepository } from '../store/photo.repository';

/** The photos of a deleted account stay in the galleries of others, without its name (rule: photo-of-deleted-account). */
@Reacts(userDeleted)
export class OnUserDeleted implements Reaction<typeof userDeleted> {
  constructor(private readonly photos: PhotoRepository) {}

  async react({ userId }: DataOf<typeof userDeleted>): Promise<void> {
    await this.photos.forgetUser(userId);
  }
}

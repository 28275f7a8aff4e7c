import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { UploadRepository } from '../../store/upload.repository';
import { shownImage } from '../../work/shown-image';

type FollowImage = typeof media.calls.followImage;

/** The gateway repeats this call as long as a client follows the picture. */
@Handles(media.calls.followImage)
export class FollowImageHandler implements Handler<FollowImage> {
  constructor(private readonly uploads: UploadRepository) {}

  async handle({ imageId }: InputOf<FollowImage>, { party }: ContextOf<FollowImage>): Promise<OutputOf<FollowImage>> {
    return shownImage(await this.uploads.findInParty(party.id, imageId));
  }
}

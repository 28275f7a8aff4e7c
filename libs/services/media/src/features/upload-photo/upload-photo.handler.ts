import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Arrivals } from '../../work/arrivals';
import { askerOf } from '../../work/asker';

type UploadPhoto = typeof media.calls.uploadPhoto;

/** The file has arrived in the file store through the gateway: a worker reads it. */
@Handles(media.calls.uploadPhoto)
export class UploadPhotoHandler implements Handler<UploadPhoto> {
  constructor(private readonly arrivals: Arrivals) {}

  async handle(
    { photoId, guestKey }: InputOf<UploadPhoto>,
    { party, user }: ContextOf<UploadPhoto>,
  ): Promise<OutputOf<UploadPhoto>> {
    return this.arrivals.take(party, photoId, askerOf(user, guestKey));
  }
}

import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Arrivals } from '../../work/arrivals';
import { askerOf } from '../../work/asker';

type ReceivePhoto = typeof media.calls.receivePhoto;

/** The file has arrived in the file store, to which the browser has sent it: a worker reads it. */
@Handles(media.calls.receivePhoto)
export class ReceivePhotoHandler implements Handler<ReceivePhoto> {
  constructor(private readonly arrivals: Arrivals) {}

  async handle(
    { photoId, guestKey }: InputOf<ReceivePhoto>,
    { party, user }: ContextOf<ReceivePhoto>,
  ): Promise<OutputOf<ReceivePhoto>> {
    return this.arrivals.take(party, photoId, askerOf(user, guestKey));
  }
}

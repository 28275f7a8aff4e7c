import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CROPS_OF_IMAGE, media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { makeUpload } from '../../queues';
import { UploadRepository } from '../../store/upload.repository';
import { shownImage } from '../../work/shown-image';
import { cropName } from '../../work/upload-files';

type CropImage = typeof media.calls.cropImage;

@Handles(media.calls.cropImage)
export class CropImageHandler implements Handler<CropImage> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly queue: Queue,
  ) {}

  async handle(
    { imageId, wide, upright }: InputOf<CropImage>,
    { party }: ContextOf<CropImage>,
  ): Promise<OutputOf<CropImage>> {
    const upload = await this.uploads.findInParty(party.id, imageId);
    if (!upload) throw new CallError<CropImage>('not_found');
    if (upload.status !== 'ready') throw new CallError<CropImage>('image_not_ready');
    const name = cropName({ wide, upright });
    const known = upload.crops[name];
    if (!known && Object.keys(upload.crops).length >= CROPS_OF_IMAGE) throw new CallError<CropImage>('too_many_crops');
    if ((known?.heroImage ?? null) === null) {
      await this.uploads.addCrop(imageId, name, { wide, upright });
      // Its own id: the job of another crop of this picture may already have read which ones are missing.
      await this.queue.add(makeUpload, { imageId }, { id: `${imageId}-${name}` }).catch(leftToSweep);
    }
    return shownImage(await this.uploads.findInParty(party.id, imageId));
  }
}

import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { Files } from '@festlig/platform/files';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { makeUpload } from '../../queues';
import { UploadRepository } from '../../store/upload.repository';
import { shownImage } from '../../work/shown-image';
import { uploadKey } from '../../work/upload-files';

type UploadImage = typeof media.calls.uploadImage;

/** The file has arrived in the file store: a worker reads it. */
@Handles(media.calls.uploadImage)
export class UploadImageHandler implements Handler<UploadImage> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly files: Files,
    private readonly queue: Queue,
  ) {}

  async handle({ imageId }: InputOf<UploadImage>, { party }: ContextOf<UploadImage>): Promise<OutputOf<UploadImage>> {
    const upload = await this.uploads.findInParty(party.id, imageId);
    if (upload?.status === 'receiving') {
      if (!(await this.files.has(uploadKey(imageId)))) throw new CallError<UploadImage>('not_found');
      await this.uploads.markReceived(imageId);
      await this.queue.add(makeUpload, { imageId }, { id: imageId }).catch(leftToSweep);
    }
    return shownImage(await this.uploads.findInParty(party.id, imageId));
  }
}

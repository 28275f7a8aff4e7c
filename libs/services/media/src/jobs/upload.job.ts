import { ownHero } from '@festlig/domain/web/own-image';
import { Files } from '@festlig/platform/files';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { HeroCropper } from '../adapters/hero-cropper';
import { PictureReader, PictureRefused } from '../adapters/picture-reader';
import { makeUpload } from '../queues';
import { UploadRepository } from '../store/upload.repository';
import type { UploadDocument, UploadIn } from '../store/upload.schema';
import { heroFiles } from '../work/hero-files';
import { allKeys, pictureKeys, refOf, uploadKey } from '../work/upload-files';
import { storedBytes } from '../work/stored-bytes';

/** A file that ended the process of so many workers is not decoded again. */
const MOST_TRIES = 3;

/** Makes whatever an uploaded picture still lacks. Running again writes the same files. */
@Processes(makeUpload)
export class UploadJob implements JobHandler<typeof makeUpload> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly reader: PictureReader,
    private readonly cropper: HeroCropper,
    private readonly files: Files,
  ) {}

  async run({ imageId }: JobDataOf<typeof makeUpload>): Promise<void> {
    const upload = await this.uploads.find(imageId);
    if (upload?.status === 'waiting') await this.read(upload);
    const ready = await this.uploads.find(imageId);
    if (ready?.status === 'ready') await this.crop(ready);
  }

  private async read(upload: UploadIn<'waiting'>): Promise<void> {
    const { _id: id } = upload;
    const file = await storedBytes(this.files, uploadKey(id));
    if (file === null || (await this.uploads.beginDecoding(id)) > MOST_TRIES) return this.refuse(id, 'image_broken');
    try {
      const { master, large, small, width, height } = await this.reader.read(file);
      const keys = pictureKeys(upload);
      await this.files.put(keys.master, master, 'image/jpeg');
      await this.files.put(keys.large, large, 'image/jpeg');
      await this.files.put(keys.small, small, 'image/jpeg');
      if (!(await this.uploads.markReady(id, { width, height }))) return await this.remove(upload);
    } catch (error) {
      if (!(error instanceof PictureRefused)) {
        // Only a process that ended keeps its try: an outage of the file store says nothing about the file.
        await this.uploads.takeBackTry(id);
        throw error;
      }
      return this.refuse(id, error.refusal);
    }
    // Only now, because a worker that is killed before begins again with it.
    await this.files.delete(uploadKey(id));
  }

  private async refuse(id: string, refusal: PictureRefused['refusal']): Promise<void> {
    await this.uploads.markRefused(id, refusal);
    await this.files.delete(uploadKey(id));
  }

  private async crop(upload: UploadIn<'ready'>): Promise<void> {
    const missing = Object.entries(upload.crops).filter(([, { heroImage }]) => heroImage === null);
    const master = missing.length === 0 ? null : await storedBytes(this.files, pictureKeys(upload).master);
    for (const [name, parts] of missing) {
      if (master === null) throw new Error('the picture has no file');
      const { look, ...hero } = await this.cropper.crop(master, parts);
      const heroImage = ownHero(refOf(upload), name, look);
      if (!(await this.uploads.planCrop(upload._id, name, heroImage))) return this.remove(upload);
      for (const { key, bytes, type } of heroFiles(heroImage, hero)) await this.files.put(key, bytes, type);
      if (!(await this.uploads.markCropped(upload._id, name, heroImage))) {
        return this.remove({ ...upload, crops: { ...upload.crops, [name]: { ...parts, heroImage } } });
      }
    }
    await this.uploads.settle(upload);
  }

  /** Deletes what was made of a picture that was deleted meanwhile. */
  private async remove(upload: UploadDocument): Promise<void> {
    for (const key of allKeys(upload)) await this.files.delete(key);
  }
}

import { Files } from '@festlig/platform/files';
import { Logger } from '@festlig/platform/observability';
import { Queue, Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { makeUpload } from '../queues';
import { UploadRepository } from '../store/upload.repository';
import { allKeys } from '../work/upload-files';

/** The most pictures of a kind in one sweep. */
const BATCH = 50;

/**
 * Queues pictures again that no job works on, and deletes those that no page has used within a day, or whose party was
 * deleted (rules: own-picture-swept, own-picture-kept).
 */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly files: Files,
    private readonly queue: Queue,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    for (const imageId of await this.uploads.listOverdue(BATCH)) {
      await this.queue.ensure(makeUpload, { imageId }, imageId);
      await this.uploads.lookAgain(imageId);
    }
    for (const upload of await this.uploads.listLeaving(BATCH)) {
      for (const key of allKeys(upload)) await this.files.delete(key);
      await this.uploads.remove(upload._id);
    }
  }
}

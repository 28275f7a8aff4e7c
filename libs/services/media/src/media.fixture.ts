import { Readable } from 'node:stream';
import { type DirectForm, Files, type StoredFile } from '@festlig/platform/files';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { aUser, TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { media, type OwnImage } from '@festlig/contracts/media';
import { UploadJob } from './jobs/upload.job';
import { MediaModule, MediaWorkerModule } from './media.module';

@Module({ imports: [MediaModule, MediaWorkerModule] })
class Both {}

/** A file store in memory. */
export class MemoryFiles implements Pick<Files, 'put' | 'get' | 'has' | 'size' | 'delete' | 'direct' | 'directOrigin'> {
  readonly stored = new Map<string, { bytes: Buffer; type: string }>();
  /** Thrown by every `put` of a key that contains it. */
  broken: string | null = null;
  /** Set in a store that browsers reach. */
  directOrigin: string | null = null;

  async put(key: string, body: Buffer | Readable, type: string): Promise<void> {
    if (this.broken !== null && key.includes(this.broken)) throw new Error('the file store is away');
    const bytes = Buffer.concat(Buffer.isBuffer(body) ? [body] : ((await body.toArray()) as Buffer[]));
    this.stored.set(key, { bytes, type });
  }
  async get(key: string): Promise<StoredFile | null> {
    const file = this.stored.get(key);
    return file
      ? { stream: Readable.from([file.bytes]), size: file.bytes.length, contentType: file.type, etag: 'x' }
      : null;
  }
  async has(key: string): Promise<boolean> {
    return this.stored.has(key);
  }
  async size(key: string): Promise<number | null> {
    return this.stored.get(key)?.bytes.length ?? null;
  }
  async direct(key: string, bytes: number, seconds: number): Promise<DirectForm | null> {
    if (this.directOrigin === null) return null;
    return { url: `${this.directOrigin}/store`, fields: { key, bytes: String(bytes), seconds: String(seconds) } };
  }
  async delete(key: string): Promise<void> {
    this.stored.delete(key);
  }
  /** The stored keys that contain this. */
  keys(part: string): string[] {
    return [...this.stored.keys()].filter((key) => key.includes(part)).toSorted();
  }
}

export const host = aUser();
export const partyId = 'a'.repeat(24);

/** The service and its worker on one file store; jobs are run by the tests. */
export class TestMedia {
  private constructor(
    readonly service: TestService,
    readonly files: MemoryFiles,
    readonly queue: RecordingQueue,
  ) {}

  static async start(replace: readonly (readonly [unknown, unknown])[] = []): Promise<TestMedia> {
    const [files, queue] = [new MemoryFiles(), new RecordingQueue()];
    const service = await TestService.start({
      service: 'media',
      module: Both,
      now: '2026-05-01T10:00:00Z',
      replace: [[Files, files], [Queue, queue], ...replace],
    });
    service.parties.set(partyId, { [host.id]: 'owner' });
    return new TestMedia(service, files, queue);
  }

  /** Uploads a file as the gateway does. */
  async upload(file: Buffer, of = partyId, user = host): Promise<OwnImage> {
    const { key, imageId } = await this.service.call(
      media.calls.beginUpload,
      { partyId: of, bytes: Math.max(1, file.length) },
      user,
    );
    await this.files.put(key, file, 'application/octet-stream');
    return this.service.call(media.calls.uploadImage, { partyId: of, imageId }, user);
  }

  run(imageId: string): Promise<void> {
    return this.service.app.get(UploadJob, { strict: false }).run({ imageId });
  }

  look(imageId: string, of = partyId, user = host): Promise<OwnImage> {
    return this.service.call(media.calls.followImage, { partyId: of, imageId }, user);
  }

  /** Uploads a file and has a worker read it. */
  async read(file: Buffer): Promise<OwnImage> {
    const { imageId } = await this.upload(file);
    await this.run(imageId);
    return this.look(imageId);
  }
}

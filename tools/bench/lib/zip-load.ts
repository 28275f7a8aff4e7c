import { randomBytes } from 'node:crypto';
import { LocalFiles } from '@festlig/platform/files';
import type { Visitor } from '@festlig/testing/product/visitor';
import { MongoClient } from 'mongodb';
import type { PhotoIn } from '../../../libs/services/media/src/store/photo.schema';
import { photoKey } from '../../../libs/services/media/src/work/photo-files';
import { watchMemory } from './process-tree';
import type { Started } from './whole-product';

/** Files that are written at the same time. */
const AT_ONCE = 20;

/** Fills a gallery that has one photo with copies of it, so that it has `photos`, each with a file of its own. */
export async function fillGallery({ environment }: Started, photoId: string, photos: number): Promise<void> {
  const files = new LocalFiles({
    directory: environment['FILES_DIRECTORY'] ?? '',
    secret: environment['LINK_SECRET'] ?? '',
    publicUrl: '',
  });
  const store = new MongoClient(environment['MONGODB_URI'] ?? '');
  try {
    const documents = store.db('festlig-media').collection<PhotoIn<'ready'>>('photos');
    const photo = await documents.findOne({ _id: photoId });
    const file = photo && (await files.get(photoKey(photo, 'full', 'jpg')));
    if (!file) throw new Error('the photo is not in the gallery');
    const bytes = Buffer.concat((await file.stream.toArray()) as Buffer[]);
    let left = photos - 1;
    const copy = async () => {
      while (left-- > 0) {
        const own = { _id: randomBytes(12).toString('hex'), secret: randomBytes(8).toString('hex') };
        const { place: _, ...rest } = { ...photo, ...own };
        await files.put(photoKey(rest, 'full', 'jpg'), bytes, 'image/jpeg');
        await documents.insertOne({ ...rest, uploadKey: own._id, digest: own._id });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, copy));
  } finally {
    await store.close();
  }
}

export interface ReadZip {
  /** Milliseconds until the first byte. */
  first: number;
  seconds: number;
  bytes: number;
  /** Bytes by which the memory of the product grew at most. */
  memory: number;
}

/** Downloads all photos of a party as one zip, and keeps nothing of it. */
export async function readZip({ pid }: Started, host: Visitor, partyId: string): Promise<ReadZip> {
  const before = watchMemory(pid);
  before.stop();
  const memory = watchMemory(pid);
  const started = performance.now();
  const response = await host.fetch(`/api/party/${partyId}/photos/download`);
  let [first, bytes] = [0, 0];
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - started;
    bytes += (chunk as Uint8Array).length;
  }
  memory.stop();
  if (!response.ok || bytes !== Number(response.headers.get('content-length'))) throw new Error('the zip broke off');
  return { first, seconds: (performance.now() - started) / 1000, bytes, memory: memory.most() - before.most() };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { media } from '@festlig/contracts/media';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { createParty, type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import sharp from 'sharp';

const PHOTOS = 8;

interface Started extends Product {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** A worker process of media, as it runs in a cluster. */
function startWorker(environment: Record<string, string>): ChildProcess {
  const node = join(process.cwd(), 'node_modules/.bin/node');
  const env = { ...process.env, ...environment, HEALTH_PORT: '0' };
  return spawn(node, ['dist/media/worker.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

const closed = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

/** A photo of 12 megapixels, which takes a worker about a second. */
const aPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .resize({ width: 4000 })
    .jpeg({ quality: 80 })
    .toBuffer();

describe('photos whose worker is killed', () => {
  it('are all in the gallery in the end, each once', async () => {
    const product = (await startProduct({
      FESTLIG_WORKERS: 'off',
      FEATURES: 'photos',
      FESTLIG_KAFKA: 'off',
    })) as Started;
    const workers: ChildProcess[] = [];
    try {
      const { visitor: host } = await signedUpHost(product, { verified: false });
      const { sid } = await createParty(host);
      await openGallery(host, sid);
      const guest = await Visitor.open(product.url);
      const guestKey = newKey();
      for (let n = 0; n < PHOTOS; n++) await uploadPhoto(guest, sid, guestKey, await aPhoto());
      const count = async () => (await guest.call(media.calls.listPhotos, { partyId: sid })).total;

      const first = startWorker(product.environment);
      workers.push(first);
      await waitFor(async () => (await count()) > 0, 'the first photo', 60);
      const gone = closed(first);
      first.kill('SIGKILL');
      await gone;
      expect(await count()).toBeLessThan(PHOTOS);

      workers.push(startWorker(product.environment));
      await waitFor(async () => (await count()) >= PHOTOS, 'all photos', 120);
      const { items, total } = await guest.call(media.calls.listPhotos, { partyId: sid, pageSize: 18 });
      expect([items.length, total]).toEqual([PHOTOS, PHOTOS]);
      for (const { src } of items) expect((await fetch(product.url + src)).status).toBe(200);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
      await product.stop();
    }
  }, 300_000);
});

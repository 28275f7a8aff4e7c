import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { media } from '@festlig/contracts/media';
import { startTestS3, type TestS3 } from '@festlig/testing/files/test-s3';
import { TcpProxy } from '@festlig/testing/network/tcp-proxy';
import { announcePhoto, newKey, openGallery, sendPhoto, uploadPhoto } from '@festlig/testing/product/photos';
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

const closed = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

/** A photo of 12 megapixels, which takes a worker about a second. */
const aPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .resize({ width: 4000 })
    .jpeg({ quality: 80 })
    .toBuffer();

describe('photos are all in the gallery in the end, each once', () => {
  let [store, between, product]: [TestS3?, TcpProxy?, Started?] = [];
  let workers: ChildProcess[] = [];
  let [partyId, guestKey, said] = ['', '', ''];
  let guest: Visitor;

  beforeAll(async () => {
    store = await startTestS3();
    const { endpoint, accessKey, secretKey, bucket } = store.options;
    between = await TcpProxy.start(endpoint);
    product = (await startProduct({
      FESTLIG_WORKERS: 'off',
      FEATURES: 'photos',
      FESTLIG_KAFKA: 'off',
      S3_ENDPOINT: between.through(endpoint),
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_BUCKET: bucket,
    })) as Started;
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    await between?.close();
    await store?.stop();
  });
  beforeEach(async () => {
    const { visitor: host } = await signedUpHost(product!, { verified: false });
    ({ sid: partyId } = await createParty(host));
    await openGallery(host, partyId);
    [guest, guestKey, said] = [await Visitor.open(product!.url), newKey(), ''];
  });
  afterEach(async () => {
    const gone = workers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(closed);
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(gone);
    workers = [];
  });

  /** A worker process of media, as it runs in a cluster. */
  function startWorker(): ChildProcess {
    const node = join(process.cwd(), 'node_modules/.bin/node');
    const env = { ...process.env, ...product!.environment, HEALTH_PORT: '0' };
    const worker = spawn(node, ['dist/media/worker.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const output of [worker.stdout, worker.stderr]) output.on('data', (data: Buffer) => void (said += data));
    workers.push(worker);
    return worker;
  }
  const count = async () => (await guest.call(media.calls.listPhotos, { partyId })).total;
  const allAre = async (photos: number) => {
    await waitFor(async () => (await count()) >= photos, 'all photos', 120);
    const { items, total } = await guest.call(media.calls.listPhotos, { partyId, pageSize: 18 });
    expect([items.length, total]).toEqual([photos, photos]);
    for (const { src } of items) expect((await fetch(product!.url + src)).status).toBe(200);
  };

  it('when their worker is killed', async () => {
    for (let n = 0; n < PHOTOS; n++) await uploadPhoto(guest, partyId, guestKey, await aPhoto());
    const first = startWorker();
    await waitFor(async () => (await count()) > 0, 'the first photo', 60);
    const gone = closed(first);
    first.kill('SIGKILL');
    await gone;
    expect(await count()).toBeLessThan(PHOTOS);
    startWorker();
    await allAre(PHOTOS);
  }, 300_000);

  // How long tries go on is held by queues.spec.ts of media and queue.model.spec.ts of the page.
  it('when the file store is away: workers try again, and guests are asked to', async () => {
    for (let n = 0; n < 2; n++) await uploadPhoto(guest, partyId, guestKey, await aPhoto());
    const late = await aPhoto();
    const photoId = await announcePhoto(guest, partyId, guestKey, late.length);
    const send = () => sendPhoto(guest, partyId, guestKey, photoId, late);
    between!.cut();
    startWorker();
    const failed = () => said.split('job failed').length - 1;
    expect(await send()).toBe(503);
    await waitFor(async () => failed() >= 4, 'both photos fail again and again');
    expect(await send()).toBe(503);
    expect(await count()).toBe(0);
    expect((await guest.fetch(`/${partyId}`)).status).toBe(200);

    between!.restore();
    await waitFor(async () => (await send()) === 200, 'the file is taken');
    await allAre(3);
  }, 180_000);
});

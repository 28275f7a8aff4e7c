import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { media } from '@festlig/contracts/media';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { createParty, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { bareSharp, busyPhoto, NOISE } from './lib/bare-sharp';
import { measure, seconds } from './lib/measure';
import { meanwhile } from './lib/meanwhile';
import { treeProcessorTime, watchMemory } from './lib/process-tree';
import { type FirstPictures, firstPictures } from './lib/slow-phone';
import { painted, startBareProduct, type Started } from './lib/whole-product';
import { fillGallery, readZip } from './lib/zip-load';

/** 0 measures the rest alone, as 0 of the zip does. */
const PHOTOS = Number(process.argv[2] ?? 200);
/** Photos in the zip. */
const ZIPPED = Number(process.argv[3] ?? 1000);
const GUESTS = 20;
/** Seconds after which photos count as lost. */
const PATIENCE = 1800;
/** Milliseconds between two guests who open the invitation: more of them would measure the pages instead of the photos. */
const EVERY = 1000;
/** Milliseconds between two questions whether the photos are there, which are no part of the work either. */
const ASKED = 1000;
/** The most milliseconds that one in a hundred of them waits, and the most bytes of the worker. */
const [SLOWEST, MEMORY] = [300, 400e6];
/** The most milliseconds before a zip begins, and the most bytes of memory that sending it takes. */
const [BEGINS, HELD] = [500, 64e6];

/** The most milliseconds until the first pictures are visible on a slow phone. */
const VISIBLE = 3000;
/** Photos of a gallery that is opened on a phone. */
const OPENED = 12;

/** How a cluster runs the worker (Dockerfile, k8s/processes/media-worker.yaml). */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '16777216', MALLOC_MMAP_THRESHOLD_: '4194304' };

/** The worker as a process of its own, as in the cluster (k8s/processes/media-worker.yaml). */
function startWorker({ environment }: Started) {
  const env = { ...process.env, ...environment, ...FRUGAL, HEALTH_PORT: '0', HERO_IMAGES: '1' };
  const node = join(process.cwd(), 'node_modules/.bin/node');
  const memory = ['--max-semi-space-size=4', '--max-old-space-size=256', '--heap-growing-percent=150'];
  return spawn(node, [...memory, 'dist/media/worker.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A party for each guest with an open gallery, because the plan limits the photos of one. */
async function openGalleries(host: Visitor): Promise<string[]> {
  const parties: string[] = [];
  for (let n = 0; n < GUESTS; n++) {
    const { sid } = await createParty(host);
    await openGallery(host, sid);
    parties.push(sid);
  }
  return parties;
}

const inGallery = async (visitor: Visitor, partyId: string): Promise<number> =>
  (await visitor.call(media.calls.listPhotos, { partyId })).total;

async function opens(guest: Visitor, partyId: string): Promise<void> {
  const page = await guest.fetch(`/${partyId}`);
  await page.text();
  if (!page.ok) throw new Error(`the invitation was answered by ${page.status}`);
}

/** All guests upload at once, each one photo after the other; waits until the last of them is in its gallery. */
async function uploadAll(product: Started, parties: readonly string[], photo: Buffer): Promise<void> {
  const guests = await Promise.all(parties.map(() => Visitor.open(product.url)));
  const give = async (partyId: string, n: number): Promise<() => Promise<boolean>> => {
    const guest = guests[n]!;
    const before = await inGallery(guest, partyId);
    const [key, photos] = [newKey(), Math.floor(PHOTOS / GUESTS) + (n < PHOTOS % GUESTS ? 1 : 0)];
    for (let one = 0; one < photos; one++) {
      // The same file twice would be a duplicate.
      await uploadPhoto(guest, partyId, key, [photo, Buffer.from(`${n} ${one}`)]);
    }
    return async () => (await inGallery(guest, partyId)) >= before + photos;
  };
  // One gallery is asked at a time: the measured work is the photos, not the questions after them.
  for (const isThere of await Promise.all(parties.map(give))) await waitFor(isThere, 'the photos', PATIENCE, ASKED);
}

/** A host downloads a gallery of many photos, each of some hundred kilobytes. */
async function zipping(product: Started, host: Visitor): Promise<void> {
  const { sid: partyId } = await createParty(host);
  await openGallery(host, partyId);
  const guest = await Visitor.open(product.url);
  const photo = await busyPhoto(randomBytes(NOISE), 1200);
  const photoId = await uploadPhoto(guest, partyId, newKey(), photo);
  await waitFor(async () => (await inGallery(guest, partyId)) > 0, 'the photo', PATIENCE);
  await fillGallery(product, photoId, ZIPPED);
  const { first, seconds: took, bytes, memory } = await readZip(product, host, partyId);
  measure(`photos: a zip of ${ZIPPED}: until its first byte`, first, 'ms', first / BEGINS);
  measure('photos: the zip', bytes / took / 1e6, 'MB/s', 1);
  measure('photos: memory that the product needs to send it', memory / 1e6, 'MB', memory / HELD);
}

/** A guest with a slow phone opens a gallery of pictures that look like photos. */
async function onSlowPhone(product: Started, host: Visitor): Promise<void> {
  const { sid: partyId } = await createParty(host);
  await openGallery(host, partyId);
  const guest = await Visitor.open(product.url);
  const key = newKey();
  for (let n = 0; n < OPENED; n++) await uploadPhoto(guest, partyId, key, await scenePhoto(n, { longest: 2000 }));
  await waitFor(async () => (await inGallery(guest, partyId)) === OPENED, 'the photos', PATIENCE);
  const tell = (how: string, { onScreen, all, shift }: FirstPictures) => {
    measure(`photos: the pictures on the screen of a slow phone, ${how}`, onScreen, 'ms', onScreen / VISIBLE);
    measure(`photos: the first nine, ${how}`, all, 'ms', all / VISIBLE);
    measure(`photos: layout shift meanwhile, ${how}`, shift, '', shift);
  };
  const { pressed, linked } = await firstPictures(`${product.url}/${partyId}`);
  tell('from the open invitation', pressed);
  tell('by the address of the gallery', linked);
}

/** Seconds and milliseconds of processor time that sharp alone takes for some of the photos. */
async function bySharp(photo: Buffer, photos: number): Promise<{ took: number; used: number }> {
  const before = process.cpuUsage();
  const took = await seconds(() => bareSharp(photo, photos));
  const { user, system } = process.cpuUsage(before);
  return { took, used: (user + system) / 1000 };
}

/** The photos of many guests at once, between the halves of the same by sharp alone: a machine is not always equally fast. */
async function uploading(product: Started, host: Visitor, workerPid: number): Promise<() => Promise<void>> {
  const photo = await busyPhoto(randomBytes(NOISE));
  const parties = await openGalleries(host);
  const [first = ''] = parties;
  const guest = await Visitor.open(product.url);
  // The first photo loads the libraries.
  await uploadPhoto(guest, first, newKey(), photo);
  await waitFor(async () => (await inGallery(guest, first)) > 0, 'the first photo', PATIENCE);

  const half = Math.floor(PHOTOS / 2);
  const halves = [await bySharp(photo, half)];
  const memory = watchMemory(workerPid);
  const before = treeProcessorTime(process.pid);
  const work = seconds(() => uploadAll(product, parties, photo));
  const { done: took, answers } = await meanwhile(work, () => opens(guest, first), EVERY);
  memory.stop();
  const spent = [...treeProcessorTime(process.pid)].map(
    ([program, used]) => [program, (used - (before.get(program) ?? 0)) / PHOTOS] as const,
  );
  return async () => {
    halves.push(await bySharp(photo, PHOTOS - half));
    const bare = halves.reduce((sum, { took }) => sum + took, 0);
    const alone = halves.reduce((sum, { used }) => sum + used, 0) / PHOTOS;
    measure(`photos: ${PHOTOS} of 12 megapixels by sharp alone`, PHOTOS / bare, 'photos/s', 1);
    measure(`photos: the same from ${GUESTS} guests into the gallery`, PHOTOS / took, 'photos/s', bare / took);
    measure('photos: processor time of a photo by sharp alone', alone, 'ms', 1);
    for (const [program, each] of spent.filter(([, each]) => each >= 1)) {
      measure(`photos: processor time of a photo in the gallery, ${program}`, each, 'ms', each / alone);
    }
    measure('photos: a guest opens the invitation meanwhile, p99', answers.p99, 'ms', answers.p99 / SLOWEST);
    measure('photos: the slowest of these', answers.worst, 'ms', answers.worst / SLOWEST);
    measure('photos: of these not answered', answers.failed, 'pages', answers.failed / answers.asked);
    measure('photos: memory of the worker', memory.most() / 1e6, 'MB', memory.most() / MEMORY);
  };
}

async function bench(): Promise<void> {
  const product = await startBareProduct({ FESTLIG_WORKERS: 'off', FEATURES: 'photos' });
  const worker = startWorker(product);
  try {
    const { visitor: host } = await signedUpHost(product, { verified: false });
    await painted(host);
    const compare = PHOTOS > 0 ? await uploading(product, host, worker.pid ?? 0) : null;
    if (ZIPPED > 0) await zipping(product, host);
    await onSlowPhone(product, host);
    worker.kill('SIGTERM');
    await compare?.();
  } finally {
    worker.kill('SIGKILL');
    await product.stop();
  }
}

await bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

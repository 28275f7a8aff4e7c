import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { media } from '@festlig/contracts/media';
import { HERO_GROUPS, heroScenes } from '@festlig/hero-art';
import { Files } from '@festlig/platform/files';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import sharp from 'sharp';
import { MediaConfig } from '../../config';
import { HeroImageJob } from '../../jobs/hero-image.job';
import { MediaModule, MediaWorkerModule } from '../../media.module';
import { HeroCatalogue } from '../../work/hero-catalogue';
import { imageIdOf } from '../../work/hero-drawings';

@Module({ imports: [MediaModule, MediaWorkerModule] })
class Both {}

describe('hero images', () => {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const queue = new RecordingQueue();
  /** The queued images by job id: an image is rendered once, however often a start queues it. */
  const queued = () => new Map(queue.added.map(({ id, data }) => [id, (data as { imageId: string }).imageId]));
  let service: TestService;
  const list = () => service.call(media.calls.listHeroImages, {});
  const start = () => service.app.get(HeroCatalogue, { strict: false }).onApplicationBootstrap();
  const render = (imageId: string) => service.app.get(HeroImageJob, { strict: false }).run({ imageId });

  beforeAll(async () => {
    service = await TestService.start({
      service: 'media',
      module: Both,
      now: '2026-05-01T10:00:00Z',
      replace: [
        [Files, { put: async (key: string, bytes: Buffer, type: string) => void files.set(key, { bytes, type }) }],
        [Queue, queue],
      ],
    });
  });
  afterAll(() => service.stop());

  it('are all queued at the start, and none is listed before its files exist', async () => {
    await start();
    expect([...queued().values()].toSorted()).toEqual(heroScenes().map(imageIdOf).toSorted());
    const groupsFirst = [...queued().values()].slice(0, HERO_GROUPS.length).map((imageId) => imageId.split('/')[0]);
    expect(groupsFirst.toSorted()).toEqual([...HERO_GROUPS].toSorted());
    expect([...queued().keys()].join()).not.toContain(':');
    expect(await list()).toEqual(Object.fromEntries(HERO_GROUPS.map((group) => [group, []])));
  });

  it('are rendered as a picture, its portrait format and a thumbnail, and are listed from then on', async () => {
    const [scene] = heroScenes();
    const imageId = scene ? imageIdOf(scene) : '';
    await render(imageId);
    await render(imageId);
    const [group, file] = imageId.split('/');
    const stored = await Promise.all(
      [...files].map(async ([key, { bytes, type }]) => {
        const { format, compression, width, height } = await sharp(bytes).metadata();
        return [key, type, compression ?? format, width, height].join(' ');
      }),
    );
    const named = (folder: string, ending: string) => `public/hero-images/${group}/${folder}${file}.${ending}`;
    expect(stored).toEqual([
      `${named('', 'jpg')} image/jpeg jpeg 1600 900`,
      `${named('', 'avif')} image/avif av1 1600 900`,
      `${named('', 'webp')} image/webp webp 1600 900`,
      `${named('upright/', 'jpg')} image/jpeg jpeg 820 900`,
      `${named('upright/', 'avif')} image/avif av1 820 900`,
      `${named('upright/', 'webp')} image/webp webp 820 900`,
      `${named('thumbs/', 'jpg')} image/jpeg jpeg 480 270`,
      `${named('mail/', 'jpg')} image/jpeg jpeg 1200 472`,
      `${named('feet/', 'jpg')} image/jpeg jpeg 1200 220`,
    ]);
    expect((await list())[group ?? '']).toEqual([`/media/hero-images/${imageId}.jpg`]);
    expect(Object.keys(await list())).toEqual([...HERO_GROUPS]);
  });

  it('are rendered with the part that is shown without a title, and its lower part for mails, where it is a frame (rules: hero-untitled, mail-look)', async () => {
    const frame = heroScenes().findLast(({ place }) => place === 'within');
    if (!frame) throw new Error('there is no frame');
    files.clear();
    await render(imageIdOf(frame));
    const inFolder = (folder: string) =>
      files.get(`public/hero-images/${frame.group}/${folder}/${frame.name}-${frame.tone}.jpg`);
    const part = inFolder('parts');
    expect(await sharp(part?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 900 });
    expect(part?.type).toBe('image/jpeg');
    expect(await sharp(inFolder('feet')?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 300 });
  });

  it('are not rendered again at the next start once they are ready', async () => {
    queue.forget();
    await start();
    expect(queued().size).toBe(heroScenes().length - 2);
  });

  it('are queued at the start only up to the number configured for each occasion, and by name', async () => {
    const { values } = service.app.get(MediaConfig, { strict: false });
    const { HERO_IMAGES } = values;
    queue.forget();
    try {
      Object.assign(values, { HERO_IMAGES: '1,candle-glow' });
      await start();
    } finally {
      Object.assign(values, { HERO_IMAGES });
    }
    const ids = [...queued().values()];
    expect(ids).toContain('birthday/candle-glow-dark');
    const groups = ids.filter((id) => !id.includes('candle-glow')).map((imageId) => imageId.split('/')[0]);
    // The first one is ready by now.
    expect(groups.toSorted()).toEqual(HERO_GROUPS.slice(1).toSorted());
  });

  it('are not rendered when this release has no such drawing', async () => {
    const before = files.size;
    await render('party/no-such-drawing-light');
    expect(files.size).toBe(before);
  });
});

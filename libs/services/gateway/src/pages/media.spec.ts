import { Readable } from 'node:stream';
import type { Files, StoredFile } from '@festlig/platform/files';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { Media } from './media';

const HERO = 'hero-images/wedding';
const JPEGS = ['old-light.jpg', 'upright/old-light.jpg', 'new-light.jpg', 'parts/new-light.jpg'].map(
  (name) => `public/${HERO}/${name}`,
);
const STORED = [
  ...JPEGS,
  `public/${HERO}/new-light.avif`,
  'public/images/1/2/crop-dark.jpg',
  'public/photos/1/2/500.jpg',
  'public/other/a.jpg',
];

/** A store in which each file contains its own key. */
const files = {
  get: async (key: string): Promise<StoredFile | null> =>
    STORED.includes(key)
      ? {
          stream: Readable.from(Buffer.from(key)),
          size: key.length,
          contentType: `image/${key.endsWith('.avif') ? 'avif' : 'jpeg'}`,
          etag: key,
        }
      : null,
} as Files;

describe('pictures of a page', () => {
  let server: FastifyInstance;
  beforeAll(() => {
    server = fastify();
    new Media(files).addTo(server);
  });
  afterAll(() => server.close());
  const get = async (key: string, headers = {}) => {
    const { statusCode, body, headers: told } = await server.inject({ url: `/media/${key}`, headers });
    return { statusCode, body, type: told['content-type'], kept: told['cache-control'] };
  };

  it('are served in the format that was asked for where they have it, and kept for a day (rule: hero-formats)', async () => {
    const kept = 'public, max-age=86400';
    const [jpeg, avif] = [`${HERO}/new-light.jpg`, `${HERO}/new-light.avif`];
    expect(await get(jpeg)).toEqual({ statusCode: 200, body: `public/${jpeg}`, type: 'image/jpeg', kept });
    expect(await get(avif)).toEqual({ statusCode: 200, body: `public/${avif}`, type: 'image/avif', kept });
    expect(await get(`${HERO}/parts/new-light.jpg`)).toMatchObject({
      body: `public/${HERO}/parts/new-light.jpg`,
      kept,
    });
  });

  it.each([
    [`${HERO}/old-light.avif`, `${HERO}/old-light.jpg`],
    [`${HERO}/old-light.webp`, `${HERO}/old-light.jpg`],
    [`${HERO}/upright/old-light.avif`, `${HERO}/upright/old-light.jpg`],
    [`${HERO}/parts/old-light.jpg`, `${HERO}/old-light.jpg`],
    [`${HERO}/mail/old-light.jpg`, `${HERO}/old-light.jpg`],
    ['images/1/2/mail/crop-dark.jpg', 'images/1/2/crop-dark.jpg'],
    ['images/1/2/crop-dark.webp', 'images/1/2/crop-dark.jpg'],
  ])(
    'that were made by an earlier version are answered with their JPEG, kept for an hour: %s',
    async (asked, served) => {
      const kept = 'public, max-age=3600';
      expect(await get(asked)).toEqual({ statusCode: 200, body: `public/${served}`, type: 'image/jpeg', kept });
      expect(await get(asked, { 'if-none-match': `"public/${served}"` })).toMatchObject({ statusCode: 304, body: '' });
    },
  );

  it.each([
    `${HERO}/none-light.avif`,
    `${HERO}/parts/none-light.jpg`,
    `${HERO}/mail/none-light.jpg`,
    // A mail has room for no more than the part itself.
    `${HERO}/feet/old-light.jpg`,
    `${HERO}/old-light.png`,
    'photos/1/2/500.avif',
    'other/a.avif',
    'images/1/2/..%2f..%2fcrop-dark.avif',
  ])('that do not exist, and whatever is no hero picture, are not found in another format: %s', async (key) => {
    expect((await get(key)).statusCode).toBe(404);
  });
});

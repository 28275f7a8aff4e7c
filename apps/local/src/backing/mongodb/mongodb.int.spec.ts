import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import mongoose from 'mongoose';
import { projectRoot } from '../project-root';
import { tryOptions } from '../trial/try-options';
import { startMongo } from './mongodb';

const built = existsSync(join(projectRoot(), 'dist', 'embedded-mongo', 'main.js'));
const why = built ? '' : ' (skipped: dist/embedded-mongo is not built)';

jest.setTimeout(30_000);

let options: Awaited<ReturnType<typeof tryOptions>>;
beforeAll(async () => {
  options = await tryOptions();
});
afterAll(() => options.remove());

(built ? it : it.skip)(`MongoDB keeps a document over a restart${why}`, async () => {
  const first = await startMongo(options);
  const writer = await mongoose.createConnection(first.env['MONGODB_URI'] ?? '').asPromise();
  await writer.collection('parties').insertOne({ title: 'Barnedåb' });
  await writer.close();
  await first.stop();

  const second = await startMongo(options);
  const reader = await mongoose.createConnection(second.env['MONGODB_URI'] ?? '').asPromise();
  expect(await reader.collection('parties').findOne({})).toMatchObject({ title: 'Barnedåb' });
  await reader.close();
  await second.stop();
});

import { SERVICES } from '@festlig/contracts/all';
import { readReplayOptions, replay } from '@festlig/platform/dead-letters';

try {
  const options = readReplayOptions(process.argv.slice(2), SERVICES);
  const uri = process.env['MONGODB_URI'];
  if (!uri) throw new Error('MONGODB_URI is missing: the document store of the product');
  for (const line of await replay(options, uri, new Date())) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

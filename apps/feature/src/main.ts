import { setFeature, USAGE } from './set-feature';

try {
  const [party, ...words] = process.argv.slice(2);
  if (party === undefined) throw new Error(USAGE);
  const uri = process.env['MONGODB_URI'];
  if (!uri) throw new Error('MONGODB_URI is missing: the document store of the product');
  console.log(await setFeature(uri, party, words, new Date()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { coupon } from './coupon';

try {
  const uri = process.env['MONGODB_URI'];
  if (!uri) throw new Error('MONGODB_URI is missing: the document store of the product');
  console.log(await coupon(uri, process.argv.slice(2), new Date()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

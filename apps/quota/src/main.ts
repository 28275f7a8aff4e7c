import { setQuota, USAGE } from './set-quota';

try {
  const [email, mails, ...more] = process.argv.slice(2);
  if (email === undefined || mails === undefined || more.length > 0) throw new Error(USAGE);
  const uri = process.env['MONGODB_URI'];
  if (!uri) throw new Error('MONGODB_URI is missing: the document store of the product');
  console.log(await setQuota(uri, email, mails));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { startProduct } from './start-product.mjs';

/** Starts the whole product, once per run. */
export default async function setUp() {
  const started = await startProduct();
  globalThis.festligProduct = started;
  const { url, inboxUrl, simulatorUrl, dataDirectory } = started;
  process.env.FESTLIG_TEST_PRODUCT = JSON.stringify({ url, inboxUrl, simulatorUrl, dataDirectory });
}

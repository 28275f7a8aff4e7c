import { startProduct } from './start-product.mjs';

/** The whole product, once a run. */
export default async function setUp() {
  const started = await startProduct();
  globalThis.festligProduct = started;
  const { url, inboxUrl, simulatorUrl } = started;
  process.env.FESTLIG_TEST_PRODUCT = JSON.stringify({ url, inboxUrl, simulatorUrl });
}

// `npm run quota`: raises the daily mail quota of one account. See docs/operations/sending-quotas.md.
import { runOnProduct } from './on-product.mjs';

runOnProduct('quota');

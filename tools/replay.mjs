// `npm run replay`: lists and replays dead letters. See docs/operations/dead-letters.md.
import { runOnProduct } from './on-product.mjs';

runOnProduct('replay');

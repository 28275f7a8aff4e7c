// `npm run replay`: the command for dead letters. See docs/operations/dead-letters.md.
import { runOnProduct } from './on-product.mjs';

runOnProduct('replay');

// `npm run feature`: enables a feature for one party. See docs/operations/features.md.
import { runOnProduct } from './on-product.mjs';

runOnProduct('feature');

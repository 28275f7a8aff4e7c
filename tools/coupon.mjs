// `npm run coupon`: makes, lists and stops coupons. See docs/operations/coupons.md.
import { runOnProduct } from './on-product.mjs';

runOnProduct('coupon');

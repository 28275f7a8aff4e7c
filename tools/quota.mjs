// `npm run quota`: lets one account send more mails a day. See docs/operations/sending-quotas.md.
import { runOnProduct } from './on-product.mjs';

runOnProduct('quota');

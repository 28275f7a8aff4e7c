import { serveParent } from '../child/serve-parent';
import { startProduct } from '../product';

/** The product in one process, workers included: one process is replaced faster than two. */
serveParent(() => startProduct(process.env, { workers: 'here' }));

import { serveParent } from '../child/serve-parent';
import { startProduct } from '../product';

/** The product as a process of its own. Its workers are in it: one process is replaced quicker than two. */
serveParent(() => startProduct(process.env, { workers: 'here' }));

import { startProduct } from '../product';

/** The product as a process of its own: tells its parent when it serves, and ends when the parent is gone. */
const product = startProduct(process.env, { workers: true });
let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void product.then((running) => running.stop()).finally(() => process.exit());
};
for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, stop);
product.then(
  () => process.send?.('ready'),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

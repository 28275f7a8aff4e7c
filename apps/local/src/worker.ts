import { once } from 'node:events';
import { startTracing } from '@festlig/platform/observability';
import { serveParent } from './child/serve-parent';
import { startWorkers } from './services';

/**
 * All workers of the product in one process, separate from the services: a send and a guest's page do not share a core.
 */
serveParent(async () => {
  const [environment] = (await once(process, 'message')) as [Record<string, string>];
  const stopTracing = await startTracing('festlig-workers', process.env);
  const workers = await startWorkers(environment);
  return {
    stop: async () => {
      await workers.stop();
      await stopTracing();
    },
  };
});

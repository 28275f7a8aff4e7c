import { join } from 'node:path';
import { runGateway } from '@festlig/services/gateway';
import { projectRoot } from './backing/project-root';
import { spawnChild } from './child/child';
import { Supervisor } from './child/supervisor';
import { startServices, startWorkers } from './services';

type Environment = Record<string, string | undefined>;
interface Running {
  stop(): Promise<void>;
}

/** Where the jobs run: in a process beside this one, in this one, or in processes started separately. */
export type Workers = 'beside' | 'here' | 'elsewhere';

function startWorkersBeside(environment: Environment): Promise<Running> {
  return Supervisor.start({
    name: 'the workers',
    log: (line) => console.log(`  ${line}`),
    spawn: () => {
      const child = spawnChild([join(projectRoot(), 'dist/local/worker.js')], process.env, true);
      // Exactly the environment of the services, whatever the user's shell has.
      child.send(environment);
      return child;
    },
  });
}

const starters: Record<Workers, (environment: Environment) => Promise<Running>> = {
  beside: startWorkersBeside,
  here: startWorkers,
  elsewhere: async () => ({ stop: async () => {} }),
};

/** Starts all in parallel; when one fails, stops the others and throws its reason. */
async function startAll(starts: Promise<Running>[]): Promise<Running> {
  const outcomes = await Promise.allSettled(starts);
  const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async (): Promise<void> => {
    for (const one of running.toReversed()) await one.stop();
  };
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failure) return { stop };
  await stop();
  throw failure.reason;
}

/** The product itself: every service with its worker, and the gateway in front of them. */
export async function startProduct(environment: Environment, { workers }: { workers: Workers }): Promise<Running> {
  // Stopped in reverse order, because a worker's last jobs still call the services.
  const services = await startAll([startServices(environment), starters[workers](environment)]);
  const gateway = await runGateway(environment).catch(async (error: unknown) => {
    await services.stop();
    throw error;
  });
  return {
    stop: async () => {
      await gateway.stop();
      await services.stop();
    },
  };
}

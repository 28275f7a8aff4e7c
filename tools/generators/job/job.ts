import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { checkedService, read } from '../source/contract.ts';
import { register, serviceNames } from '../source/module.ts';
import { checkedName, Refused } from '../source/names.ts';
import { refuseExisting, writeFiles } from '../source/write.ts';

export interface JobOptions {
  name: string;
  verb: string;
  service: string;
  attempts?: number;
  concurrency?: number;
}

const IMPORTS = "import { defineJob } from '@festlig/platform/queue';\nimport { z } from 'zod';\n";

/** A job with its queue, its spec, and its place in the worker's module. */
export default async function job(tree: Tree, options: JobOptions): Promise<void> {
  const service = checkedService(tree, options.service);
  const name = checkedName(options.name, 'job');
  const declared = checkedName(`${options.verb}-${options.name}`, 'job', 2).camel;
  const { attempts = 8, concurrency = 1 } = options;
  if (![attempts, concurrency].every((number) => Number.isInteger(number) && number >= 1)) {
    throw new Refused('attempts and concurrency are whole numbers from 1');
  }
  if (!tree.exists(`apps/${service}/src/worker.ts`)) {
    throw new Refused(`${service} has no worker process: give it apps/${service}/src/worker.ts first`);
  }
  const folder = `libs/services/${service}/src/jobs`;
  refuseExisting(tree, `${folder}/${name.kebab}.job.ts`);
  const services = serviceNames(tree, service);
  const from = `./jobs/${name.kebab}.job`;
  register(tree, service, services.workerModule, { name: `${name.pascal}Job`, from, kind: /Job$/ });
  const queue = `${service}.${name.kebab}`;
  const queues = `libs/services/${service}/src/queues.ts`;
  const declaration = [
    `export const ${declared} = defineJob({`,
    `name: '${queue}',`,
    `data: z.object({ ${name.camel}Id: z.string() }),`,
    `attempts: ${attempts},`,
    `concurrency: ${concurrency},`,
    '});',
  ].join('\n');
  tree.write(queues, `${tree.exists(queues) ? read(tree, queues) : IMPORTS}\n${declaration}\n`);
  const values = { ...services, ...name, declared, queue };
  await writeFiles(tree, join(import.meta.dirname, 'files'), folder, values);
}

import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { checkedService, read } from '../source/contract.ts';
import { find, insertItem, parse } from '../source/edit.ts';
import { register, serviceNames } from '../source/module.ts';
import { checkedName, Refused } from '../source/names.ts';
import { refuseExisting, writeFiles } from '../source/write.ts';

const LOCAL = 'apps/local/src';

export interface JobOptions {
  name: string;
  verb: string;
  service: string;
  attempts?: number;
  concurrency?: number;
}

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
  showOnDashboard(tree, queue);
  const values = { ...services, ...name, declared, queue, attempts, concurrency };
  await writeFiles(tree, join(import.meta.dirname, 'files'), folder, values);
}

const isQueues = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && node.name.getText() === 'QUEUES';

/** Adds the queue to those that the local dashboard lists. */
function showOnDashboard(tree: Tree, queue: string): void {
  const files = tree.children(LOCAL).map((file) => `${LOCAL}/${file}`);
  for (const path of files.filter((file) => tree.isFile(file) && read(tree, file).includes('QUEUES = ['))) {
    const list = find(parse(read(tree, path)), isQueues)?.initializer;
    if (list && ts.isArrayLiteralExpression(list)) tree.write(path, insertItem(read(tree, path), list, `'${queue}'`));
  }
}

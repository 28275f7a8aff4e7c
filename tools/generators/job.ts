import type { Tree } from '@nx/devkit';
import { addToReadme, read, refuseExisting, register, serviceNames, writeFiles } from './edit.ts';
import { checkedName, Refused } from './names.ts';

type Options = Record<'name' | 'verb' | 'service', string>;

/** Writes a job with its queue and spec, and adds it to the worker's module. */
export default async function job(tree: Tree, { service, ...asked }: Options): Promise<void> {
  const name = checkedName(asked.name, 'job');
  const declared = checkedName(`${asked.verb}-${asked.name}`, 'job', 2).camel;
  if (!tree.exists(`apps/${service}/src/worker.ts`))
    throw new Refused(`${service} has no worker process: give it apps/${service}/src/worker.ts first`);
  const folder = `libs/services/${service}/src/jobs`;
  refuseExisting(tree, `${folder}/${name.kebab}.job.ts`);
  const [names, queue] = [serviceNames(tree, service), `${service}.${name.kebab}`];
  register(tree, service, names.workerModule, `${name.pascal}Job`, `./jobs/${name.kebab}.job`);
  const queues = `libs/services/${service}/src/queues.ts`;
  const fields = `name: '${queue}', data: z.object({ ${name.camel}Id: z.string() }), attempts: 8, concurrency: 1`;
  tree.write(queues, `${read(tree, queues)}\nexport const ${declared} = defineJob({\n${fields} });\n`);
  addToReadme(tree, service, `Job \`${queue}\`: ${asked.verb} a ${asked.name.replaceAll('-', ' ')}.`);
  await writeFiles(tree, 'job', folder, { ...names, ...name, declared, queue });
}

import type { Tree } from '@nx/devkit';
import { type Contracts, loadContracts } from './contracts.ts';
import { addToReadme, refuseExisting, register, serviceNames, writeFiles } from './edit.ts';
import { exampleOf } from './example.ts';
import { namesOf, Refused } from './names.ts';

type Options = Record<'event' | 'service', string>;

/** Writes a service's reaction to an event with its spec, and adds it to the module. */
export default async function reaction(tree: Tree, options: Options, given?: Contracts): Promise<void> {
  const { calls, events } = given ?? (await loadContracts(tree.root));
  const event = events.find(({ type }) => type === options.event);
  if (!event)
    throw new Refused(`there is no event "${options.event}"; there are ${events.map(({ type }) => type).join(', ')}`);
  if (!calls.some(({ service }) => service === options.service))
    throw new Refused(`there is no service "${options.service}"`);
  const name = namesOf(`on-${namesOf(event.constant).kebab}`);
  const folder = `libs/services/${options.service}/src/reactions`;
  refuseExisting(tree, `${folder}/${name.kebab}.ts`);
  const names = serviceNames(tree, options.service);
  const example = JSON.stringify(exampleOf(event.data));
  register(tree, options.service, names.module, name.pascal, `./reactions/${name.kebab}`);
  addToReadme(tree, options.service, `Reacts to \`${event.type}\`.`);
  const values = { ...names, ...name, event: event.constant, type: event.type, owner: event.service, example };
  await writeFiles(tree, 'reaction', folder, values);
}

import { join } from 'node:path';
import { names, type Tree } from '@nx/devkit';
import { allEvents, checkedService, eventsPath } from '../source/contract.ts';
import { exampleOf } from '../source/example.ts';
import { register, serviceNames } from '../source/module.ts';
import { namesOf, Refused } from '../source/names.ts';
import { refuseExisting, writeFiles } from '../source/write.ts';

export interface ReactionOptions {
  event: string;
  service: string;
}

/** A service's reaction to an event, its spec, and its place in the module. */
export default async function reaction(tree: Tree, options: ReactionOptions): Promise<void> {
  const service = checkedService(tree, options.service);
  const events = allEvents(tree);
  const event = events.find(({ type }) => type === options.event);
  if (!event) {
    const known = events.map(({ type }) => type).join(', ');
    throw new Refused(`there is no event "${options.event}"; there are ${known}`);
  }
  const name = namesOf(`on-${names(event.constant).fileName}`);
  const folder = `libs/services/${service}/src/reactions`;
  refuseExisting(tree, `${folder}/${name.kebab}.ts`);
  const example = exampleOf(tree, eventsPath(event.service), event.data);
  const services = serviceNames(tree, service);
  register(tree, service, services.module, {
    name: name.pascal,
    from: `./reactions/${name.kebab}`,
    kind: /^On[A-Z]/,
  });
  const values = { ...services, ...name, event: event.constant, type: event.type, owner: event.service, example };
  await writeFiles(tree, join(import.meta.dirname, 'files'), folder, values);
}

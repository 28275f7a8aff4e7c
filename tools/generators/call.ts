import { formatFiles, type Tree, visitNotIgnoredFiles } from '@nx/devkit';
import type { AnyCall } from '@festlig/contracts/define';
import { type Contracts, loadContracts } from './contracts.ts';
import { addCallToReadme, read, refuseExisting, register, serviceNames } from './edit.ts';
import { checkedName, namesOf, Refused, renamed } from './names.ts';

type Options = Record<'name' | 'like' | 'summary', string> & { path?: string };

/**
 * A new call: copies the contract, handler and spec of an existing call of the service under another name and address.
 */
export default async function call(tree: Tree, options: Options, given?: Contracts): Promise<void> {
  const { calls } = given ?? (await loadContracts(tree.root));
  const to = checkedName(options.name, 'call', 2);
  const like = calls.find(({ name }) => name === options.like);
  if (!like) throw new Refused(`there is no call "${options.like}"; write it as service.call`);
  const { service, http } = like;
  const from = namesOf(like.name.slice(service.length + 1));
  if (!from.kebab.includes('-'))
    throw new Refused(`${like.name} is one word, which may mean other things in its files: copy another call`);
  if (options.summary.trim() === '') throw new Refused('a call needs a sentence that says what it does (--summary)');
  const path = checkedPath(like, options.path);
  const features = `libs/services/${service}/src/features`;
  refuseExisting(tree, `${features}/${to.kebab}`);
  if (!tree.children(`${features}/${from.kebab}`).some((file) => file.endsWith('.spec.ts')))
    throw new Refused(`${like.name} has no spec: copy another call`);

  visitNotIgnoredFiles(tree, `${features}/${from.kebab}`, (file) => {
    tree.write(renamed(file, from, to), renamed(read(tree, file), from, to));
  });
  // The call's entry in the contract, or the constant that declares a part of the contract.
  const declaration = new RegExp(`^  ${from.camel}: call\\([^]*?^  }\\),\n|^export const ${from.camel} =[^]*?;\n`, 'm');
  visitNotIgnoredFiles(tree, `libs/contracts/src/${service}`, (file) => {
    const copied = (found: string) =>
      renamed(found, from, to)
        .replace(/(?<=summary:)[^]*?(?=,\n    \w+:)/, () => JSON.stringify(options.summary.trim()))
        .replace(http?.path ?? /$/, () => path);
    tree.write(
      file,
      read(tree, file).replace(declaration, (found) => found + copied(found)),
    );
  });
  const { module } = serviceNames(tree, service);
  register(tree, service, module, `${to.pascal}Handler`, `./features/${to.kebab}/${to.kebab}.handler`);
  addCallToReadme(tree, service, [`\`${to.camel}\``, like.access, options.summary.trim()]);
  await formatFiles(tree);
}

/** The address of the copy; undefined when the copied call has none. */
function checkedPath({ http, name }: AnyCall, path = ''): string {
  if (!http && path !== '') throw new Refused(`${name} has no HTTP binding, so a copy has no --path`);
  if (!http) return path;
  if (!/^(\/(:[a-z]\w*|[a-z0-9.-]+))+$/.test(path)) throw new Refused('give --path, like /api/party/:partyId/menu');
  const parametersIn = (one: string) => (one.match(/:\w+/g) ?? []).toSorted().join();
  if (parametersIn(path) !== parametersIn(http.path))
    throw new Refused(`the path needs the same parameters as ${http.path}`);
  if (path === http.path) throw new Refused(`${path} is the address of ${name}`);
  return path;
}

import { type Tree, visitNotIgnoredFiles } from '@nx/devkit';
import type { AnyCall } from '@festlig/contracts/define';
import { type Contracts, loadContracts } from './contracts.ts';
import { change, read, refuseExisting, writeFiles } from './edit.ts';
import { exampleOf } from './example.ts';
import { checkedName, type Names, namesOf, Refused } from './names.ts';

const WEB = 'apps/web/src';
const ANSWERS = `${WEB}/api/answers.ts`;
/** The existing page beside which a page with the same access is listed. */
const BESIDE: Record<string, string> = { editor: 'settings', owner: 'settings', user: 'account', public: 'privacy' };

type Options = Record<'name' | 'call' | 'da' | 'en', string>;

/** Writes a feature of the web app: a page that shows a call's answer, with its endpoint, spec, route and texts. */
export default async function webFeature(tree: Tree, options: Options, given?: Contracts): Promise<void> {
  const { calls } = given ?? (await loadContracts(tree.root));
  const name = checkedName(options.name, 'web feature');
  const titles = { da: options.da.trim(), en: options.en.trim() };
  if (titles.da === '' || titles.en === '') throw new Refused('a page needs a title in both languages: --da and --en');
  const call = calls.find((each) => each.name === options.call);
  if (!call) throw new Refused(`there is no call "${options.call}"; write it as service.call`);
  const path = checkedPath(call);
  const method = call.name.slice(call.service.length + 1);
  const folder = `${WEB}/features/${name.kebab}`;
  refuseExisting(tree, folder);
  refuseExisting(tree, `${WEB}/i18n/da/${name.kebab}.ts`);
  refuseAsked(tree, method);
  const answer = JSON.stringify(exampleOf(call.output));

  const beside = BESIDE[call.access] ?? '';
  const kind = beside === 'settings' ? 'hosts' : 'page';
  const page = `${kind}('${name.kebab}', () => import('../features/${name.kebab}/routes/${name.pascal}Route')),\n`;
  change(tree, `${WEB}/app/routes.tsx`, new RegExp(`${kind}\\('${beside}',[^]*?\\)\\),\n`), (found) => found + page);
  change(tree, 'libs/domain/src/web/pages.ts', new RegExp(`'${beside}'`), (found) => `${found}, '${name.kebab}'`);
  writeTexts(tree, name, titles);
  const asked = `  ${call.service}: () => import('@festlig/contracts/${call.service}'),\n`;
  const isAsked = read(tree, ANSWERS).includes(asked);
  if (!isAsked) change(tree, ANSWERS, /^\} satisfies/m, (found) => asked + found);
  const [shown, route] = beside === 'settings' ? ['/fest', '/:idOrSlug'] : ['/en', '/:language'];
  const isOfParty = path.includes(':partyId');
  await writeFiles(tree, 'web-feature', folder, {
    ...name,
    service: call.service,
    call: method,
    hook: `use${namesOf(method).pascal}Query`,
    partyImport: isOfParty ? "import { usePartyRef } from '../../../api/party';" : '',
    input: isOfParty ? 'partyId: usePartyRef()' : '',
    title: titles.en,
    answer,
    request: `GET ${path.replace(':partyId', 'fest')}`,
    shown: `${shown}/${name.kebab}`,
    route: `${route}/${name.kebab}`,
  });
}

function checkedPath({ name, http, access }: AnyCall): string {
  if (http?.method !== 'GET') throw new Refused(`${name} is not a GET over HTTP, which a page needs`);
  if (!BESIDE[access]) throw new Refused(`${name} is for a ${access}: that belongs on the party's own page`);
  const more = http.path.match(/:\w+/g)?.find((parameter) => parameter !== ':partyId');
  if (more) throw new Refused(`${name} needs ${more.slice(1)}, which the address of a page does not have`);
  return http.path;
}

/** The one API of the web app can have each endpoint name only once. */
function refuseAsked(tree: Tree, method: string): void {
  const asks = new RegExp(`\\b(query|mutation)\\(build, [\\w.]*\\b${method}\\b`);
  visitNotIgnoredFiles(tree, WEB, (path) => {
    if (path.endsWith('.ts') && asks.test(read(tree, path))) throw new Refused(`${path} calls ${method} already`);
  });
}

/** Adds the page's namespace in both languages to the texts that only hosts load. */
function writeTexts(tree: Tree, { kebab, camel }: Names, titles: { da: string; en: string }): void {
  const typed = `import type da from '../da/${kebab}';\nimport type { Texts } from '../texts';\n\n`;
  for (const [language, title] of Object.entries(titles)) {
    const texts = `export default { title: ${JSON.stringify(title)} } as const`;
    const whole = language === 'da' ? texts : `${typed}${texts} satisfies Texts<typeof da>`;
    tree.write(`${WEB}/i18n/${language}/${kebab}.ts`, `${whole};\n`);
    const host = `${WEB}/i18n/${language}/host.ts`;
    change(tree, host, /^export default \{/m, (found) => `${found} '${kebab}': ${camel},`);
    change(tree, host, /^/, () => `import ${camel} from './${kebab}';\n`);
  }
}

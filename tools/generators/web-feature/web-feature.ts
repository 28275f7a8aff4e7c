import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { allCalls, callsPath, type DeclaredCall, read } from '../source/contract.ts';
import { addImport, find, insertItem, parse } from '../source/edit.ts';
import { exampleOf } from '../source/example.ts';
import { checkedName, type Names, namesOf, Refused } from '../source/names.ts';
import { refuseExisting, writeFiles } from '../source/write.ts';
import { type Place, withAddress, withRoute } from './placed-route.ts';

const WEB = 'apps/web/src';
const PAGES = 'libs/domain/src/web/pages.ts';
const PLACES: Record<string, Place> = { editor: 'party', owner: 'party', user: 'user', public: 'public' };
const ADDRESS = { party: ['/fest/', '/:idOrSlug/'], user: ['/en/', '/:language/'], public: ['/en/', '/:language/'] };

export interface WebFeatureOptions {
  name: string;
  call: string;
  da: string;
  en: string;
  path?: string;
}

/** A feature of the web app: a page, what it shows, its endpoint, model, specs, route and texts. */
export default async function webFeature(tree: Tree, options: WebFeatureOptions): Promise<void> {
  const name = checkedName(options.name, 'web feature');
  const path = options.path === undefined ? name.kebab : checkedName(options.path, 'path').kebab;
  const [da, en] = [options.da.trim(), options.en.trim()];
  if (da === '' || en === '') throw new Refused('a page has a title in both languages: --da and --en');
  const { call, http, place } = checkedCall(tree, options.call);
  const folder = `${WEB}/features/${name.kebab}`;
  refuseExisting(tree, folder);
  refuseExisting(tree, `${WEB}/i18n/da/${name.kebab}.ts`);
  const answer = exampleOf(tree, callsPath(call.service), call.output);

  const routes = `${WEB}/app/routes.tsx`;
  const file = `../features/${name.kebab}/routes/${name.pascal}Route`;
  tree.write(routes, withRoute(read(tree, routes), place, path, file));
  tree.write(PAGES, withAddress(read(tree, PAGES), place, path));
  writeTexts(tree, name, { da, en });
  const isAboutAParty = http.path.includes(':partyId');
  const values = {
    ...name,
    service: call.service,
    call: call.name,
    hook: `use${namesOf(call.name).pascal}Query`,
    isAboutAParty,
    title: en,
    answer,
    request: `GET ${http.path.replace(':partyId', 'fest')}`,
    shown: `${ADDRESS[place][0]}${path}`,
    route: `${ADDRESS[place][1]}${path}`,
  };
  await writeFiles(tree, join(import.meta.dirname, 'files'), folder, values);
}

function checkedCall(tree: Tree, wanted: string) {
  const call = allCalls(tree).find(({ service, name }) => `${service}.${name}` === wanted);
  if (!call) throw new Refused(`there is no call "${wanted}"; write service.call`);
  if (!call.http || call.http.method !== 'GET')
    throw new Refused(`${wanted} is not read over HTTP: a page shows a GET`);
  const place = PLACES[call.access];
  if (!place) throw new Refused(`${wanted} is for a ${call.access}: that belongs on the party's own page`);
  const more = call.http.path.match(/:\w+/g)?.find((parameter) => parameter !== ':partyId');
  if (more) throw new Refused(`${wanted} needs ${more.slice(1)}, which the address of a page does not have`);
  const asker = askerOf(tree, call);
  if (asker) throw new Refused(`${asker} asks ${wanted} already: share it from ${WEB}/api`);
  return { call, http: call.http, place };
}

/** The file that has an endpoint for a call already: the one API of the web app takes each name once. */
function askerOf(tree: Tree, { service, name }: DeclaredCall): string | undefined {
  const features = tree.children(`${WEB}/features`).map((feature) => `${WEB}/features/${feature}/api.ts`);
  const files = [...tree.children(`${WEB}/api`).map((file) => `${WEB}/api/${file}`), ...features];
  const asks = new RegExp(`(query|mutation)\\(build, (${service}\\.)?calls\\.${name}\\b`);
  return files.filter((path) => !path.includes('.spec.')).find((path) => asks.test(read(tree, path)));
}

/** The page's namespace in both languages, among the texts that only hosts fetch. */
function writeTexts(tree: Tree, { kebab, camel }: Names, titles: { da: string; en: string }): void {
  const danish = `export default {\n  title: ${JSON.stringify(titles.da)},\n} as const;\n`;
  const english =
    `import type da from '../da/${kebab}';\nimport type { Texts } from '../texts';\n\n` +
    `export default {\n  title: ${JSON.stringify(titles.en)},\n} as const satisfies Texts<typeof da>;\n`;
  for (const [language, text] of Object.entries({ da: danish, en: english })) {
    tree.write(`${WEB}/i18n/${language}/${kebab}.ts`, text);
    const path = `${WEB}/i18n/${language}/host.ts`;
    const texts = addImport(read(tree, path), `./${kebab}`, `default ${camel}`);
    const literal = find(parse(texts), ts.isObjectLiteralExpression);
    if (!literal) throw new Refused(`${path} has another form`);
    tree.write(path, insertItem(texts, literal, kebab === camel ? camel : `'${kebab}': ${camel}`));
  }
}

import { call, defineContract, http as bound, type AnyCall } from '@festlig/contracts/define';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { House } from './house.ts';
import { formCases } from './form-rules.fixture.ts';
import { type Case, file, files, productCases } from './product-rules.fixture.ts';
import { readmeCases } from './readme-rules.fixture.ts';
import { roomCases } from './room-rules.fixture.ts';
import { rules } from './rules.ts';
import { page, textCases } from './text-rules.fixture.ts';

const declared = (more: object): AnyCall[] => {
  const base = {
    summary: '',
    access: 'internal',
    input: z.object({}),
    output: z.object({}),
    idempotent: true,
  } as const;
  return Object.values(defineContract('a', {}, { getOne: call({ ...base, ...more }) }).calls) as unknown as AnyCall[];
};
const calls = (...list: object[]): Partial<House> => ({ calls: list.flatMap(declared) });
const http = (method: 'GET' | 'POST', path: `/${string}`) => ({
  access: 'public',
  http: bound('a.getOne', `${method} ${path}`),
});
const binding = (name: string) =>
  `import { http } from '../define/http';\nexport const getOne = http('${name}', 'GET /a');`;
const party = { partyId: z.string() };

const service = 'libs/services/a';
const handler = (name: string, text = '@Handles(a.calls.getOne)\nexport class GetOneHandler {}') =>
  file(`${service}/src/features/${name}/${name}.handler.ts`, text);
const migration = (name: string) =>
  file(`${service}/src/store/a.migration.ts`, `export const ${name}: Migration<typeof A> = {};`);
const alike =
  'type GetOne = typeof a.calls.getOne;\n@Handles(a.calls.getOne)\nexport class GetOneHandler implements Handler<GetOne> {}';
const module = (providers: string) =>
  file(`${service}/src/a.module.ts`, `import { GetOneHandler } from 'b';\n@Module({ providers: [${providers}] })`);
const events = file('libs/contracts/src/a/events.ts', "export const aMade = defineEvent('a.made', z.object({}), key);");
const publisher = file(`${service}/src/features/get-one/get-one.handler.ts`, 'this.facts.of(aMade, {})');
const reaction = file('libs/services/b/src/reactions/on-a-made.ts', '@Reacts(aMade)\nexport class OnAMade {}');

const styled = "import css from './a.module.css';\n";

/** A case that follows and a case that breaks each structure rule. */
const cases: Case[] = [
  ['fileLength', 'a file of 300 lines', files(file('a.ts', 'x\n'.repeat(300))), files(file('a.ts', 'x\n'.repeat(301)))],
  [
    'fileLength',
    'imports and comments',
    files(file('a.ts', `import {\n  a,\n} from 'a';\n\n/**\n * b\n */\n// c\n${'x\n'.repeat(300)}`)),
    files(file('a.ts', `import { a } from 'a';\n// c\n${'x\n'.repeat(301)}`)),
  ],
  ['meaningfulNames', 'a file', files(file('libs/a/src/clock.ts')), files(file('libs/a/src/utils.ts'))],
  ['meaningfulNames', 'a folder', files(file('libs/a/clock/a.ts')), files(file('libs/a/common/a.ts'))],
  ['standsAlone', 'a path', files(file('a.md', 'docs/a')), files(file('a.md', ['', 'root', 'a'].join('/')))],
  ['standsAlone', 'a host', files(file('a.md', 'npm ci')), files(file('a.md', `https://${'registry.npm'}${'js.org'}`))],
  [
    'normalisedInOnePlace',
    'a call of normalize',
    files(file('libs/a/src/name.ts', 'composed(name)'), file('libs/a/src/name.spec.ts', "name.normalize('NFD')")),
    files(file('libs/a/src/name.ts', "name.normalize('NFC')")),
  ],
  [
    'noSlowExpressions',
    'a repetition of spaces at the start of an expression',
    files(file('libs/a/src/a.ts', String.raw`a.split(/\s+/); a.replace(/^\s+|(?<!\s)\s+$/, ''); a.match(/;\s*|[|]+/)`)),
    files(file('libs/a/src/a.ts', String.raw`a.split(/\s*;\s*/)`)),
  ],
  [
    'noSlowExpressions',
    'a repetition at the end of an expression',
    files(file('libs/a/src/a.ts', String.raw`a.replace(/(?<![^\p{L}])[^\p{L}]+$/u, '')`)),
    files(file('libs/a/src/a.ts', String.raw`a.replace(/^\d+|(?:[^\p{L}]+)$/u, '')`)),
  ],
  [
    'noTestLeftOut',
    'a skipped test',
    files(file('a.spec.ts', "it.skip('works (skipped: no Java)', () => {})")),
    files(file('a.spec.ts', "it.skip('works', () => {})")),
  ],
  [
    'noTestLeftOut',
    'a test with .only',
    files(file('a.spec.ts', "it('works')")),
    files(file('a.spec.ts', "it.only('works')")),
  ],
  [
    'serviceVocabulary',
    'the files of a feature',
    files(handler('get-one')),
    files(file(`${service}/src/features/get-one/query.ts`)),
  ],
  [
    'serviceVocabulary',
    'a folder of the gateway',
    files(file('libs/services/gateway/src/http/routes.ts')),
    files(file('libs/services/gateway/src/store/a.repository.ts')),
  ],
  [
    'mongooseInStoresOnly',
    'an import of mongoose',
    files(file(`${service}/src/store/a.repository.ts`, "import { Model } from 'mongoose';")),
    files(file(`${service}/src/features/a/a.handler.ts`, "import { Model } from 'mongoose';")),
  ],
  [
    'listedInModule',
    'a handler missing from the module',
    files(handler('get-one'), module('GetOneHandler')),
    files(handler('get-one'), module('')),
  ],
  [
    'listedInModule',
    'a handler file without a class',
    files(handler('get-one'), module('GetOneHandler')),
    files(handler('get-one', '')),
  ],
  [
    'listedInModule',
    'a migration missing from the module',
    files(migration('asByB'), module('migrationsOf([asByB])')),
    files(migration('asByB'), module('')),
  ],
  [
    'noGuessableIds',
    'the source of an id',
    files(file('libs/a/src/a.ts', 'const id = ids.id();'), file('libs/embedded-mongo/src/a.ts', 'new ObjectId()')),
    files(file('libs/a/src/a.ts', 'const id = new ObjectId();')),
  ],
  [
    'noGuessableIds',
    'the _id of a schema',
    files(file(`${service}/src/store/a.schema.ts`, 'new Schema({ _id: { type: String, required: true } })')),
    files(file(`${service}/src/store/a.schema.ts`, 'new Schema({ name: String })')),
  ],
  ['reactionNames', 'a reaction', files(reaction), files(file('libs/services/b/src/reactions/on-a.ts', reaction.text))],
  ['reactionNames', 'the name of a reaction', files(reaction), files(file(reaction.path, 'export class OnAMade {}'))],
  ['eventsInUse', 'a publisher', files(events, publisher, reaction), files(events, reaction)],
  ['eventsInUse', 'a consumer', files(events, publisher, reaction), files(events, publisher)],
  [
    'webVocabulary',
    'a file in a feature',
    files(page(''), file('apps/web/src/features/party/guest.model.ts')),
    files(file('apps/web/src/features/party/guest.ts')),
  ],
  [
    'webVocabulary',
    'the style sheet of a folder of components',
    files(page(''), file('apps/web/src/features/party/components/party.module.css')),
    files(file('apps/web/src/features/party/party.module.css')),
  ],
  [
    'knownClasses',
    'a class that a component names',
    files(file('apps/web/src/a/a.module.css', '.wide {}'), file('apps/web/src/a/A.tsx', `${styled}css['wide']`)),
    files(file('apps/web/src/a/a.module.css', '/* .tall */'), file('apps/web/src/a/A.tsx', `${styled}css['tall']`)),
  ],
  [
    'guestPageIsPlain',
    'types of a library',
    files(file('apps/web/src/guest/start.tsx', "import type { TFunction } from 'i18next';")),
    files(file('apps/web/src/guest/start.tsx', "import Box from '@mui/material/Box';")),
  ],
  [
    'guestPageIsPlain',
    'a library in what is loaded when it is asked for',
    files(
      file('apps/web/src/guest/start.tsx', "import { A } from '../a/A';"),
      file('apps/web/src/a/A.tsx', "const Menu = lazy(() => import('./Menu'));"),
      file('apps/web/src/a/Menu.tsx', "import Menu from '@mui/material/Menu';"),
    ),
    files(
      file('apps/web/src/guest/start.tsx', "import { A } from '../a/A';"),
      file('apps/web/src/a/A.tsx', "import {\n  B,\n} from './B';"),
      file('apps/web/src/a/B.tsx', "import { Link } from 'react-router-dom';"),
    ),
  ],
  [
    'sheetNames',
    'two style sheets',
    files(file('apps/web/src/a/a.module.css'), file('apps/web/src/b/b.module.css')),
    files(file('apps/web/src/a/a.module.css'), file('apps/web/src/b/a.module.css')),
  ],
  [
    'webImports',
    'a feature that imports a component',
    files(page("import { B } from '../../../components/B';")),
    files(page("import { B } from '../../b/components/B';")),
  ],
  [
    'webImports',
    'a component that imports from lib',
    files(file('apps/web/src/components/A.tsx', "import { b } from '../lib/b';")),
    files(file('apps/web/src/components/A.tsx', "import { b } from '../features/b/model';")),
  ],
  [
    'webTakesBindings',
    'a call made in the web app',
    files(
      page("import * as a from '@festlig/contracts/a/http';\nimport { type a as A, B } from '@festlig/contracts/a';"),
    ),
    files(page("import { type B, a } from '@festlig/contracts/a';")),
  ],
  ['noWordsInMarkup', 'between tags', files(page('<p>{t("a")} · 7</p>')), files(page('<p>Hello</p>'))],
  ['noWordsInMarkup', 'in braces', files(page('<p>{ok && t("a")}</p>')), files(page("<p>{ok && 'Hello'}</p>"))],
  ['noWordsInMarkup', 'in attributes', files(page('<A label={t("a")} />')), files(page('<A label="Name" />'))],
  [
    'noWordsInMarkup',
    "words in a component's markup",
    files(page('<A label={`${a} %`} />')),
    files(page('<A label={`${a} guests`} />')),
  ],
  ['declaresAccess', 'an access', calls({}), calls({ access: undefined })],
  [
    'declaresAccess',
    'a call about a party',
    calls({ ...http('GET', '/a'), access: 'editor', input: z.object(party) }),
    calls({ ...http('GET', '/a'), access: 'editor' }),
  ],
  ['declaresAccess', 'an internal call', calls({}), calls({ ...http('GET', '/a'), access: 'internal' })],
  ['declaresAccess', "a browser's call", calls(http('GET', '/a')), calls({ access: 'public' })],
  [
    'declaresAccess',
    'a call that begins an upload',
    calls({ access: 'public', http: bound('a.getOne', 'POST /a', { file: 'a.getOne' }) }, { access: 'internal' }),
    calls({ access: 'public' }),
  ],
  [
    'oneCallAnAddress',
    'an address that two calls share',
    calls(http('GET', '/a/:b'), http('POST', '/a/:c')),
    calls(http('GET', '/a/:b'), http('GET', '/a/:c')),
  ],
  [
    'bindingsArePlain',
    'an import of a schema in bindings',
    { ...calls(http('GET', '/a')), ...files(file('libs/contracts/src/a/http.ts', binding('a.getOne'))) },
    { ...calls(http('GET', '/a')), ...files(file('libs/contracts/src/a/http.ts', `import { z } from 'zod';`)) },
  ],
  [
    'bindingsArePlain',
    'a binding without a call',
    { ...calls(http('GET', '/a')), ...files(file('libs/contracts/src/a/http.ts', binding('a.getOne'))) },
    { ...calls(http('GET', '/a')), ...files(file('libs/contracts/src/a/http.ts', binding('a.getTwo'))) },
  ],
  ['oneHandlerACall', 'a handler', { ...calls({}), ...files(handler('get-one')) }, calls({})],
  [
    'oneHandlerACall',
    'a call with two handlers',
    { ...calls({}), ...files(handler('get-one')) },
    { ...calls({}), ...files(handler('get-one'), handler('get-two')) },
  ],
  [
    'oneHandlerACall',
    'the folder of a handler',
    { ...calls({}), ...files(handler('get-one')) },
    { ...calls({}), ...files(handler('get-two')) },
  ],
  [
    'refusalsNameTheirCall',
    'an error thrown without its call',
    files(handler('get-one', "@Handles(a.calls.getOne)\nthrow new CallError<GetOne>('gone');")),
    files(handler('get-one', "@Handles(a.calls.getOne)\nthrow new CallError('gone');")),
  ],
  [
    'refusalsNameTheirCall',
    'an error thrown for another call',
    files(handler('get-one', "@Handles(a.calls.getOne)\nthrow new CallError<GetOne>('gone');")),
    files(handler('get-one', "@Handles(a.calls.getOne)\nthrow new CallError<GetTwo>('gone');")),
  ],
  ['everyHandlerHasItsCall', 'a call', { ...calls({}), ...files(handler('get-one')) }, files(handler('get-one'))],
  [
    'handlersLookAlike',
    'the form of a handler',
    files(handler('get-one', alike)),
    files(handler('get-one', alike.replace('Handler<GetOne>', 'Handler<typeof a.calls.getOne>'))),
  ],
  [
    'everyCallIsTried',
    'a call without a test',
    { ...calls({}), ...files(file(`${service}/src/features/get-one/get-one.int.spec.ts`, 'service.call(getOne, {})')) },
    { ...calls({}), ...files(handler('get-one')) },
  ],
  ...textCases,
  ...formCases,
  ...roomCases,
  ...productCases,
  ...readmeCases(calls({})),
];

const broken = (rule: string, house: Partial<House>) =>
  rules[rule]?.({ files: [], calls: [], errors: {}, ...house }).length;

describe('the structure rules', () => {
  it.each(cases)('%s accepts a case that follows it and reports one that breaks it: %s', (rule, _what, good, bad) => {
    expect(broken(rule, good)).toBe(0);
    expect(broken(rule, bad)).toBe(1);
  });

  it('each have a case that breaks them', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual(Object.keys(rules).sort());
  });
});

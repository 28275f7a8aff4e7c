import { type Case, file, files } from './product-rules.fixture.ts';

const service = 'libs/services/a';
const readme = (...lines: string[]) => file(`${service}/README.md`, ['# a', '', ...lines, ''].join('\n'));
const table = (row: string) => readme('| call | access | what |', '| --- | --- | --- |', row, '', 'Runs no jobs.');
const events = file(
  'libs/contracts/src/a/events.ts',
  "export const aMade = defineEvent('a.made', z.object({}), key);\nexport const aGone = defineEvent(\n  'a.gone',",
);
const others = file('libs/contracts/src/b/events.ts', "export const bMade = defineEvent('b.made', z.object({}), key);");
const reaction = file(`${service}/src/reactions/on-b-made.ts`, '@Reacts(bMade)\nexport class OnBMade {}');
const queues = file(`${service}/src/queues.ts`, "export const bakeCake = defineJob({\n  name: 'a.cake',\n});");
const config = (text: string) => file(`${service}/src/config.ts`, text);
const own = config("export class AConfig extends config({\n  CAKE_SIZE: variable(z.string(), 'how big', '1'),\n}) {}");
const platform = file(
  'libs/platform/src/config/platform-variables.ts',
  'export const mapsVariables = {\n  MAP_KEY: variable(a),\n};\nexport const platformVariables = {\n  LINK_SECRET: variable(b),\n};',
);

/** Cases for the rules about the README of a service; their only call is internal. */
export const readmeCases = (calls: Case[2]): Case[] => [
  [
    'readmeNamesCalls',
    'a README without its calls in a table',
    { ...calls, ...files(table('| `getOne` | internal, by id | one |')) },
    { ...calls, ...files(readme('It answers `getOne`.')) },
  ],
  [
    'readmeNamesCalls',
    'a call that does not exist',
    { ...calls, ...files(table('| getOne | internal | one |')) },
    { ...calls, ...files(table('| getOne, getTwo | internal | two |')) },
  ],
  [
    'readmeNamesCalls',
    'a wrong access of a call',
    { ...calls, ...files(table('| getOne | internal | one |')) },
    { ...calls, ...files(table('| getOne | public | one |')) },
  ],
  [
    'readmeNamesEvents',
    'a published event that is not named',
    files(events, readme('Emits `a.made` and `a.gone`.')),
    files(events, readme('Emits `a.made`.')),
  ],
  [
    'readmeNamesEvents',
    'a handled event that is not named',
    files(others, reaction, readme('Consumes `b.made`.')),
    files(others, reaction, readme('Consumes nothing.')),
  ],
  [
    'readmeNamesEvents',
    'an event of other services only',
    files(others, readme('Consumes nothing.')),
    files(others, readme('Consumes `b.made`.')),
  ],
  [
    'readmeNamesJobs',
    'a job that is not named',
    files(queues, readme('Runs `a.cake`.')),
    files(queues, readme('Bakes cakes.')),
  ],
  [
    'readmeNamesVariables',
    'an own variable that is not named',
    files(platform, own, readme('`CAKE_SIZE` says how big; `LINK_SECRET` signs.')),
    files(platform, own, readme('`LINK_SECRET` signs.')),
  ],
  [
    'readmeNamesVariables',
    'an inherited variable that is not named',
    files(platform, config('class AConfig extends config(mapsVariables) {}'), readme('Maps by `MAP_KEY`.')),
    files(platform, config('class AConfig extends config(mapsVariables) {}'), readme('Maps.')),
  ],
  [
    'readmeNamesVariables',
    'a variable that no process reads',
    files(platform, own, readme('`CAKE_SIZE` says how big.')),
    files(platform, own, readme('`CAKE_SIZE` says how big, `CAKE_COLOUR` how pink.')),
  ],
];

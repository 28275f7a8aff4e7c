import { type Case, file, files } from './product-rules.fixture.ts';

const src = 'libs/services/a/src';
const importing = (specifier: string) => `import { b } from '${specifier}';`;
const job = (name: string) => `export const bakeCake = defineJob({\n  name: '${name}',\n});`;
const worker = file(`${src}/jobs/cake.job.ts`, '@Processes(bakeCake)\nexport class CakeJob {}');
const asking = (service: string) =>
  `import { type B, ${service} as others } from '@festlig/contracts/${service}';\nconstructor(rpc: RpcClient) {\n  rpc.call(others.calls.getOne, {});`;
const menu = (path: string) => file(`apps/web/src/features/menu/${path}`);
const components = (count: number) => Array.from({ length: count }, (_, at) => menu(`components/A${at + 1}.tsx`));
const repository = (text: string) => file(`${src}/store/cake.repository.ts`, text);

/** Cases for the structure rules about the folders of a service, the parts of a web feature, and imports. */
export const roomCases: Case[] = [
  [
    'factsWithTheirChange',
    'a repository that creates facts without FactWriter',
    files(repository("import { caused, FactWriter } from '@festlig/platform/outbox';")),
    files(repository("import { Facts } from '@festlig/platform/outbox';")),
  ],
  [
    'factsWithTheirChange',
    'a handler that creates facts',
    files(file(`${src}/features/get-one/get-one.handler.ts`, importing('../../store/cake.repository'))),
    files(file(`${src}/features/get-one/get-one.handler.ts`, importing('@festlig/platform/outbox'))),
  ],
  [
    'serviceVocabulary',
    'the folders of a service',
    files(file(`${src}/work/cake-list.ts`), file(`${src}/neighbours/cakes.ts`), file(`${src}/queues.ts`)),
    files(file(`${src}/drawer/cake-list.ts`)),
  ],
  [
    'serviceVocabulary',
    'a store',
    files(file(`${src}/store/cake.repository.ts`), file(`${src}/store/cake.schema.ts`)),
    files(file(`${src}/store/cake.ts`)),
  ],
  [
    'roomImports',
    'a job that a feature enqueues',
    files(file(`${src}/features/get-one/get-one.handler.ts`, importing('../../queues'))),
    files(file(`${src}/features/get-one/get-one.handler.ts`, importing('../../jobs/cake.job'))),
  ],
  [
    'roomImports',
    'a job that a reaction enqueues',
    files(file(`${src}/reactions/on-a.ts`, importing('../queues'))),
    files(file(`${src}/reactions/on-a.ts`, importing('../jobs/cake.job'))),
  ],
  [
    'roomImports',
    'a worker imported by the module and by tests',
    files(
      file(`${src}/a.module.ts`, importing('./jobs/cake.job')),
      file(`${src}/store/cake.repository.int.spec.ts`, importing('../jobs/cake.job')),
    ),
    files(file(`${src}/store/cake.repository.ts`, importing('../jobs/cake.job'))),
  ],
  [
    'roomImports',
    'a store',
    files(file(`${src}/store/cake.repository.ts`, importing('./cake.schema'))),
    files(file(`${src}/store/cake.repository.ts`, importing('../work/cake-list'))),
  ],
  [
    'adaptersReachOut',
    'a port, and adapters that use a package or the network',
    files(
      file(`${src}/adapters/oven.ts`, 'export abstract class Oven {}'),
      file(`${src}/adapters/gas-oven.ts`, "import { gas } from '@gas/oven';"),
      file(`${src}/adapters/web-oven.ts`, 'await fetch(address);'),
    ),
    files(
      file(
        `${src}/adapters/cake-list.ts`,
        "import { Ids } from '@festlig/platform/ids';\nimport { createHash } from 'node:crypto';\nimport { Oven } from './oven';",
      ),
    ),
  ],
  [
    'neighboursAreCalled',
    'a call of another service',
    files(file(`${src}/neighbours/guests.ts`, asking('b'))),
    files(file(`${src}/neighbours/guests.ts`, "import type { Guest } from '@festlig/contracts/b';")),
  ],
  [
    'neighboursAreCalled',
    'a call of this service',
    files(file(`${src}/neighbours/guests.ts`, asking('b'))),
    files(file(`${src}/neighbours/guests.ts`, asking('a'))),
  ],
  [
    'servicesAskedAsNeighbours',
    'an RpcClient outside neighbours/',
    files(file(`${src}/neighbours/guests.ts`, asking('b')), file(`${src}/work/guests.int.spec.ts`, asking('b'))),
    files(file(`${src}/work/guests.ts`, asking('b'))),
  ],
  [
    'repositoriesKeepDocuments',
    'a repository',
    files(repository("import { Model } from 'mongoose';")),
    files(repository("import { OtherRepository } from './other.repository';")),
  ],
  [
    'queueNames',
    'the name of a queue',
    files(file(`${src}/queues.ts`, job('a.cake')), worker),
    files(file(`${src}/queues.ts`, job('a.bake-cake')), worker),
  ],
  [
    'queueNames',
    'a queue of a service',
    files(file(`${src}/queues.ts`, job('a.cake')), worker),
    files(file(`${src}/queues.ts`, job('b.cake')), worker),
  ],
  [
    'queueNames',
    'a job that a worker processes',
    files(file(`${src}/queues.ts`, job('a.cake')), worker),
    files(file(`${src}/queues.ts`, job('a.cake')), file(worker.path, 'export class CakeJob {}')),
  ],
  [
    'queueNames',
    'where a job is declared',
    files(file(`${src}/queues.ts`, job('a.cake')), worker),
    files(file(worker.path, `${job('a.cake')}\n${worker.text}`)),
  ],
  ['webVocabulary', 'a part of a feature', files(menu('import/use-file.ts')), files(menu('import/file.ts'))],
  ['webVocabulary', 'the endpoints of a feature', files(menu('api.ts')), files(menu('import/api.ts'))],
  [
    'webVocabulary',
    'the routes of a feature',
    files(menu('routes/MenuRoute.tsx')),
    files(menu('import/routes/MenuRoute.tsx')),
  ],
  [
    'fewComponents',
    '15 components, their specs, and those of another part',
    files(...components(15), menu('components/A1.spec.tsx'), menu('import/components/A16.tsx')),
    files(...components(16)),
  ],
  [
    'noCircles',
    'two files',
    files(file('libs/a/src/b.ts', importing('./c')), file('libs/a/src/c.ts', importing('./d'))),
    files(file('libs/a/src/b.ts', importing('./c')), file('libs/a/src/c.ts', importing('./b'))),
  ],
  [
    'noCircles',
    'three files, by their index and the name of their library',
    files(
      file('libs/a/src/b/index.ts', "export * from './c';"),
      file('libs/a/src/b/c.ts', importing('@festlig/a/d')),
      file('libs/a/src/d.ts', importing('zod')),
    ),
    files(
      file('libs/a/src/b/index.ts', "export * from './c';"),
      file('libs/a/src/b/c.ts', importing('@festlig/a/d')),
      file('libs/a/src/d.ts', "export type { C } from '@festlig/a/b';"),
    ),
  ],
];

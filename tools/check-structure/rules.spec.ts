import { call, defineContract, type AnyCall } from '@festlig/contracts/define';
import { z } from 'zod';
import { declaresAccess, oneCallAnAddress, oneHandlerACall } from './call-rules';
import {
  fileLength,
  meaninglessNames,
  mongooseInStoresOnly,
  serviceVocabulary,
  standsAlone,
  webImports,
} from './rules';

const file = (path: string, text = '') => ({ path, text });

describe('the rules of the house: each lets good code pass and finds its breach', () => {
  it.each([
    [
      'a file of 300 lines',
      fileLength,
      file('libs/a/src/a.ts', 'x\n'.repeat(300)),
      file('libs/a/src/a.ts', 'x\n'.repeat(301)),
    ],
    ['a meaningful name', meaninglessNames, file('libs/a/src/clock.ts'), file('libs/a/src/utils.ts')],
    ['a meaningful folder', meaninglessNames, file('libs/a/src/clock/a.ts'), file('libs/a/src/common/a.ts')],
    [
      'a handler in its folder',
      serviceVocabulary,
      file('libs/services/party/src/features/get-party/get-party.handler.ts'),
      file('libs/services/party/src/features/get-party/query.ts'),
    ],
    [
      'mongoose in a store',
      mongooseInStoresOnly,
      file('libs/services/party/src/store/party.repository.ts', "import { Model } from 'mongoose';"),
      file('libs/services/party/src/features/a/a.handler.ts', "import { Model } from 'mongoose';"),
    ],
    [
      'a feature importing a component',
      webImports,
      file('apps/web/src/features/a/routes/A.tsx', "import { B } from '../../../components/B';"),
      file('apps/web/src/features/a/routes/A.tsx', "import { B } from '../../b/components/B';"),
    ],
    [
      'a component importing lib',
      webImports,
      file('apps/web/src/components/A.tsx', "import { b } from '../lib/b';"),
      file('apps/web/src/components/A.tsx', "import { b } from '../features/b/model';"),
    ],
    [
      'a relative path',
      standsAlone,
      file('README.md', 'see docs/a.md'),
      file('README.md', `see ${['', 'root', 'a'].join('/')}`),
    ],
  ] as const)('%s', (_name, rule, good, bad) => {
    expect(rule([good])).toEqual([]);
    expect(rule([bad])).toHaveLength(1);
  });
});

describe('the rules of calls', () => {
  const declare = (more: object): AnyCall[] => {
    const base = {
      summary: '',
      access: 'public',
      input: z.object({}),
      output: z.object({}),
      idempotent: true,
    } as const;
    return Object.values(defineContract('a', {}, { one: call({ ...base, ...more }) }).calls) as unknown as AnyCall[];
  };

  it('finds a call without access, and a party call that names no party', () => {
    expect(declaresAccess(declare({}))).toEqual([]);
    expect(declaresAccess(declare({ access: undefined }))).toHaveLength(1);
    expect(declaresAccess(declare({ access: 'editor' }))).toHaveLength(1);
    expect(declaresAccess(declare({ access: 'editor', input: z.object({ partyId: z.string() }) }))).toEqual([]);
    expect(declaresAccess(declare({ access: 'internal', http: { method: 'GET', path: '/a' } }))).toHaveLength(1);
  });

  it('finds two calls at one address, whatever their parameters are called', () => {
    const [one] = declare({ http: { method: 'GET', path: '/a/:b' } });
    const [two] = declare({ http: { method: 'GET', path: '/a/:c' } });
    const [three] = declare({ http: { method: 'POST', path: '/a/:c' } });
    expect(oneCallAnAddress([one!, two!])).toHaveLength(1);
    expect(oneCallAnAddress([one!, three!])).toEqual([]);
  });

  it('finds a call without a handler, and one with two', () => {
    const handler = (name: string) =>
      file(`libs/services/a/src/features/${name}/${name}.handler.ts`, '@Handles(a.calls.one)');
    expect(oneHandlerACall(declare({}), [handler('one')])).toEqual([]);
    expect(oneHandlerACall(declare({}), [])).toHaveLength(1);
    expect(oneHandlerACall(declare({}), [handler('one'), handler('other')])).toHaveLength(1);
  });
});

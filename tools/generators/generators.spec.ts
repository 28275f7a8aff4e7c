import { resolve } from 'node:path';
import * as billing from '@festlig/contracts/billing';
import * as contacts from '@festlig/contracts/contacts';
import * as identity from '@festlig/contracts/identity';
import * as messaging from '@festlig/contracts/messaging';
import * as party from '@festlig/contracts/party';
import * as rsvp from '@festlig/contracts/rsvp';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { z } from 'zod';
import call from './call.ts';
import { contractsOf } from './contracts.ts';
import { read } from './edit.ts';
import { exampleOf } from './example.ts';
import job from './job.ts';
import { Refused } from './names.ts';
import reaction from './reaction.ts';
import webFeature from './web-feature.ts';

const contracts = contractsOf({ billing, contacts, identity, messaging, party, rsvp });

/** The real workspace; the tests never write to it. */
let tree: Tree;
beforeEach(() => {
  tree = new FsTree(resolve(import.meta.dirname, '../..'), false);
});
const changes = (type: 'CREATE' | 'UPDATE') =>
  tree
    .listChanges()
    .filter((change) => change.type === type)
    .map(({ path }) => path)
    .sort();

describe('the call generator', () => {
  const asked = { name: 'get-menu', like: 'party.getCalendar', summary: 'Food.', path: '/api/party/:partyId/menu' };

  it('copies the contract, the handler and the spec of a call under another name and address', async () => {
    await call(tree, asked, contracts);
    const folder = 'libs/services/party/src/features/get-menu';
    expect(changes('CREATE')).toEqual([`${folder}/get-menu.handler.ts`, `${folder}/get-menu.int.spec.ts`]);
    const changed = changes('UPDATE').map((path) => read(tree, path));
    expect(changed.join()).toMatch(/getMenu\b[^}]*\}/);
    expect(changed.join()).toContain("'party.getMenu', 'GET /api/party/:partyId/menu'");
    expect(changed.join()).toContain("summary: 'Food.'");
    expect(read(tree, 'libs/services/party/src/party.module.ts').match(/\bGetMenuHandler\b/g)).toHaveLength(2);
    const written = read(tree, `${folder}/get-menu.handler.ts`);
    expect(written).toContain('class GetMenuHandler implements Handler<GetMenu>');
    expect(written).not.toMatch(/getCalendar/i);
  });

  it.each<[string, Partial<typeof asked>]>([
    ['a name of one word', { name: 'menu' }],
    ['a name in capitals', { name: 'GetMenu' }],
    ['a name without meaning', { name: 'get-helpers' }],
    ['an existing call', { name: 'get-party' }],
    ['to copy a call that does not exist', { like: 'party.eat' }],
    ['to copy a call whose name is one word', { like: 'messaging.preview' }],
    ['to copy a call without a spec', { like: 'party.getParty' }],
    ['no summary', { summary: ' ' }],
    ['no path', { path: undefined } as never],
    ['the path of the copied call', { path: '/api/party/:partyId/calendar.ics' }],
    ['a path without its parameters', { path: '/api/menu' }],
    ['a path for an internal call', { like: 'party.getAccess' }],
  ])('refuses %s, and writes nothing', async (_what, more) => {
    await expect(call(tree, { ...asked, ...more }, contracts)).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual([]);
  });
});

describe('the reaction generator', () => {
  it('writes a reaction with its spec for every event', async () => {
    for (const { type } of contracts.events) await reaction(tree, { event: type, service: 'identity' }, contracts);
    expect(contracts.events.length).toBeGreaterThan(5);
    expect(changes('CREATE')).toHaveLength(2 * contracts.events.length);
    expect(changes('UPDATE')).toEqual([
      'libs/services/identity/README.md',
      'libs/services/identity/src/identity.module.ts',
    ]);
    expect(read(tree, 'libs/services/identity/README.md')).toContain('Reacts to `party.deleted`.');
    expect(read(tree, 'libs/services/identity/src/identity.module.ts')).toContain('OnPartyDeleted');
  });

  it.each([
    ['an event that does not exist', { event: 'party.eaten', service: 'identity' }],
    ['a service that does not exist', { event: 'party.deleted', service: 'kitchen' }],
    ['a second reaction', { event: 'party.deleted', service: 'rsvp' }],
  ])('refuses %s, and writes nothing', async (_what, options) => {
    await expect(reaction(tree, options, contracts)).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual([]);
  });
});

describe('the job generator', () => {
  const asked = { name: 'thumbnail', verb: 'render', service: 'media' };

  it('writes a job with its spec, its queue, and a line in the worker module', async () => {
    await job(tree, asked);
    const file = 'libs/services/media/src/jobs/thumbnail.job';
    expect(changes('CREATE')).toEqual([`${file}.int.spec.ts`, `${file}.ts`]);
    expect(read(tree, 'libs/services/media/src/queues.ts')).toContain(
      "renderThumbnail = defineJob({\n  name: 'media.thumbnail',",
    );
    expect(read(tree, 'libs/services/media/src/media.module.ts')).toMatch(/ThumbnailJob,[^]*class MediaWorkerModule/);
  });

  it.each([
    ['a name in capitals', { name: 'Thumbnail' }],
    ['an invalid verb', { verb: 'Render it' }],
    ['an existing job', { name: 'hero-image' }],
    ['a service without a worker', { service: 'party' }],
  ])('refuses %s, and writes nothing', async (_what, more) => {
    await expect(job(tree, { ...asked, ...more })).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual([]);
  });
});

describe('the web feature generator', () => {
  const asked = { name: 'menu', call: 'billing.getBalance', da: 'Menuen', en: 'The menu' };
  /** Removes what the web app has of the call, as a call can be part of one feature only. */
  beforeEach(() => {
    tree.delete('apps/web/src/api/billing.ts');
    const answers = 'apps/web/src/api/answers.ts';
    tree.write(answers, read(tree, answers).replace(/^ {2}billing: .*\n/m, ''));
  });

  it('writes a page, its endpoint and its texts, and puts its route where the access of its call belongs', async () => {
    await webFeature(tree, asked, contracts);
    const feature = 'apps/web/src/features/menu';
    expect(changes('CREATE')).toEqual([
      `${feature}/api.ts`,
      `${feature}/routes/MenuRoute.spec.tsx`,
      `${feature}/routes/MenuRoute.tsx`,
      'apps/web/src/i18n/da/menu.ts',
      'apps/web/src/i18n/en/menu.ts',
    ]);
    expect(read(tree, 'apps/web/src/i18n/da/host.ts')).toMatch(/^import menu from '.\/menu';[^]*\bmenu,/);
    expect(read(tree, 'apps/web/src/api/answers.ts')).toContain(
      "  billing: () => import('@festlig/contracts/billing'),",
    );
    expect(read(tree, 'apps/web/src/app/routes.tsx').split('<EditorOnly />')[1]).toContain("hosts('menu', () =>");
    expect(read(tree, 'libs/domain/src/web/pages.ts')).toMatch(/PARTY_PAGES = \[[^\]]*'menu'/);
  });

  it.each([
    ['a name without meaning', { name: 'shared' }],
    ['an existing feature', { name: 'settings' }],
    ['no Danish title', { da: '' }],
    ['a call that does not exist', { call: 'party.eat' }],
    ['a call that changes something', { call: 'party.createParty' }],
    ['a call for guests', { call: 'party.getParty' }],
    ['an internal call', { call: 'party.getAccess' }],
    ['a call with more parameters than a party', { call: 'messaging.getSend' }],
    ['a call that the web app uses already', { call: 'messaging.listTemplates' }],
  ])('refuses %s, and writes nothing', async (_what, more) => {
    const before = tree.listChanges();
    await expect(webFeature(tree, { ...asked, ...more }, contracts)).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual(before);
  });
});

describe('an example value', () => {
  it('is accepted by its schema, and leaves out optional fields', () => {
    const kind = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), at: z.iso.datetime() })]);
    const schema = z.object({
      id: z.string().regex(/^[0-9a-f]{24}$/),
      of: z.enum(['x', 'y']),
      kind,
      more: z.string().optional(),
    });
    expect(schema.safeParse(exampleOf(schema)).success).toBe(true);
    expect(exampleOf(schema)).toMatchObject({ of: 'x', more: undefined });
  });

  it('is refused where none of the usual values fits', () => {
    expect(() => exampleOf(z.string().regex(/^unusual$/))).toThrow(Refused);
  });
});

import { resolve } from 'node:path';
import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CallOptions } from './call/options.ts';
import call from './call/call.ts';
import job from './job/job.ts';
import reaction from './reaction/reaction.ts';
import { allEvents, read } from './source/contract.ts';
import { Refused } from './source/names.ts';
import webFeature from './web-feature/web-feature.ts';

const getMenu: CallOptions = {
  name: 'get-menu',
  service: 'party',
  summary: 'What there is to eat.',
  access: 'editor',
  idempotent: true,
  method: 'GET',
  path: '/api/party/:partyId/menu',
};
const internal = {
  name: 'count-menus',
  service: 'party',
  summary: 'All.',
  access: 'internal',
  idempotent: true,
} as const;
const menu = { name: 'menu', call: 'party.getMenu', da: 'Menuen', en: 'The menu' };
const thumbnail = { name: 'thumbnail', verb: 'render', service: 'media' };

/** The real workspace; nothing is ever written to it. */
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

describe('a call', () => {
  it('is a contract entry, a handler with its spec, and a line in the module', async () => {
    await call(tree, getMenu);
    const folder = 'libs/services/party/src/features/get-menu';
    expect(changes('CREATE')).toEqual([`${folder}/get-menu.handler.ts`, `${folder}/get-menu.int.spec.ts`]);
    expect(changes('UPDATE')).toEqual(['libs/contracts/src/party/calls.ts', 'libs/services/party/src/party.module.ts']);
    expect(read(tree, 'libs/contracts/src/party/calls.ts')).toContain(`  getMenu: call({
    summary: 'What there is to eat.',
    access: 'editor',
    input: z.object({ partyId: PartyRef }),
    output: z.object({ partyId: ObjectIdString }),
    idempotent: true,
    http: { method: 'GET', path: '/api/party/:partyId/menu' },
  }),`);
    const module = read(tree, 'libs/services/party/src/party.module.ts');
    expect(module).toContain("import { GetMenuHandler } from './features/get-menu/get-menu.handler';");
    expect(module).toContain('    GetMenuHandler,\n    GetPartyHandler,');
  });

  it('brings a new error with its text in both languages', async () => {
    const texts = { errorDa: 'Menuen er ikke klar.', errorEn: 'The menu is not ready.' };
    await call(tree, { ...getMenu, error: 'menu_not_ready:409:menu', ...texts });
    expect(read(tree, 'libs/contracts/src/party/errors.ts')).toContain(
      "menu_not_ready: { status: 409, field: 'menu' },",
    );
    expect(read(tree, 'apps/web/src/i18n/da/errors.ts')).toContain("menu_not_ready: 'Menuen er ikke klar.',");
    expect(read(tree, 'apps/web/src/i18n/en/errors.ts')).toContain("menu_not_ready: 'The menu is not ready.',");
    const handler = read(tree, 'libs/services/party/src/features/get-menu/get-menu.handler.ts');
    expect(handler).toContain("throw new CallError('menu_not_ready');");
  });

  it.each<[string, Partial<CallOptions>]>([
    ['a name of one word', { name: 'menu' }],
    ['a name in capitals', { name: 'GetMenu' }],
    ['a name that says nothing', { name: 'get-helpers' }],
    ['a call there is', { name: 'get-party' }],
    ['a service there is not', { service: 'kitchen' }],
    ['the gateway, which answers no calls', { service: 'gateway' }],
    ['no summary', { summary: ' ' }],
    ['an unknown access', { access: 'admin' as never }],
    ['no binding', { method: undefined, path: undefined } as never],
    ['an unknown method', { method: 'PUT' }],
    ['a path with a blank', { path: '/api/party/:partyId/a b' }],
    ['a path that does not name the party', { path: '/api/menu' }],
    ['an address that is taken, whatever its parameters are called', { method: 'GET', path: '/api/party/:partyId' }],
    ['a GET that changes something', { idempotent: false }],
    ['a binding for an internal call', { access: 'internal' }],
    ['a new error without its status', { error: 'menu_not_ready' }],
    ['a new error without its texts', { error: 'menu_not_ready:409', errorDa: 'Nej.' }],
    ['a status nobody knows', { error: 'menu_not_ready:418', errorDa: 'Nej.', errorEn: 'No.' }],
    ['a new error that another service has', { error: 'csv_empty:409', errorDa: 'Nej.', errorEn: 'No.' }],
    ['an error of another service', { error: 'csv_empty' }],
  ])('refuses %s, and writes nothing', async (_what, more) => {
    await expect(call(tree, { ...getMenu, ...more })).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual([]);
  });
});

describe('a reaction', () => {
  it('is a file with its spec and a line in the module, for every event there is', async () => {
    for (const { type } of allEvents(tree)) await reaction(tree, { event: type, service: 'media' });
    const created = changes('CREATE');
    expect(created).toHaveLength(2 * allEvents(tree).length);
    expect(created).toContain('libs/services/media/src/reactions/on-party-access-changed.ts');
    expect(changes('UPDATE')).toEqual(['libs/services/media/src/media.module.ts']);
    expect(read(tree, 'libs/services/media/src/media.module.ts')).toContain('OnPartyAccessChanged,');
  });

  it.each([
    ['an event there is not', { event: 'party.eaten', service: 'media' }],
    ['a service there is not', { event: 'party.access-changed', service: 'kitchen' }],
    ['a second reaction', { event: 'party.deleted', service: 'rsvp' }],
  ])('refuses %s, and writes nothing', async (_what, options) => {
    await expect(reaction(tree, options)).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual([]);
  });
});

describe('a job', () => {
  it('is a file with its spec, a queue, and a line in the worker module', async () => {
    await job(tree, thumbnail);
    const file = 'libs/services/media/src/jobs/thumbnail.job';
    expect(changes('CREATE')).toEqual([`${file}.int.spec.ts`, `${file}.ts`]);
    expect(read(tree, 'libs/services/media/src/queues.ts')).toContain(
      "export const renderThumbnail = defineJob({\n  name: 'media.thumbnail',",
    );
    const module = read(tree, 'libs/services/media/src/media.module.ts');
    expect(module).toMatch(/HeroImageJob, ThumbnailJob\b[^]*MediaWorkerModule/);
  });

  it.each([
    ['a name in capitals', { name: 'Thumbnail' }],
    ['a verb that is none', { verb: 'Render it' }],
    ['a job there is', { name: 'hero-image' }],
    ['a service without a worker', { service: 'party' }],
    ['a service there is not', { service: 'kitchen' }],
    ['no attempts', { attempts: 0 }],
  ])('refuses %s, and writes nothing', async (_what, more) => {
    await expect(job(tree, { ...thumbnail, ...more })).rejects.toThrow(Refused);
    expect(tree.listChanges()).toEqual([]);
  });
});

describe('a web feature', () => {
  const routes = () => read(tree, 'apps/web/src/app/routes.tsx');
  const after = (guard: string) => routes().split(guard)[1] ?? '';
  const page = "page('menu', () => import('../features/menu/routes/MenuRoute')),";

  it('is a folder, a namespace of texts in both languages, and a route', async () => {
    await call(tree, getMenu);
    await webFeature(tree, menu);
    const feature = 'apps/web/src/features/menu';
    expect(changes('CREATE').filter((path) => path.startsWith('apps/web'))).toEqual([
      `${feature}/api.ts`,
      `${feature}/components/MenuRows.tsx`,
      `${feature}/model.spec.ts`,
      `${feature}/model.ts`,
      `${feature}/routes/MenuRoute.spec.tsx`,
      `${feature}/routes/MenuRoute.tsx`,
      'apps/web/src/i18n/da/menu.ts',
      'apps/web/src/i18n/en/menu.ts',
    ]);
    expect(read(tree, 'apps/web/src/i18n/da/host.ts')).toMatch(/import menu from '.\/menu';[^]*, menu }|  menu,\n/);
    expect(after('<EditorOnly />')).toContain(page);
    expect(read(tree, 'libs/domain/src/web/pages.ts')).toMatch(/PARTY_PAGES = \[[^\]]*'menu'/);
  });

  it('is where the access of its call puts it', async () => {
    await call(tree, { ...getMenu, access: 'user', path: '/api/menu' });
    await webFeature(tree, menu);
    expect(after('<UserOnly />').split('path:')[0]).toContain(page.slice(0, -1));
    await call(tree, { ...getMenu, name: 'list-menus', access: 'public', path: '/api/menus' });
    await webFeature(tree, { ...menu, name: 'menus', call: 'party.listMenus' });
    expect(after('<UserOnly />').split("{ path: '*'")[0]).toContain("page('menus',");
  });

  it.each([
    ['a name in capitals', { name: 'Menu' }],
    ['a name that says nothing', { name: 'shared' }],
    ['a feature there is', { name: 'settings', path: 'menu' }],
    ['an address that is taken', { path: 'settings' }],
    ['no Danish title', { da: '' }],
    ['a call there is not', { call: 'party.eat' }],
    ['a call that changes something', { call: 'party.createParty' }],
    ['a call for guests', { call: 'party.getParty' }],
    ['a call that no browser makes', { call: 'party.countMenus' }],
    ['a call about more than a party', { call: 'messaging.getSend' }],
    ['a call that another feature asks already', { call: 'messaging.listTemplates' }],
  ])('refuses %s, and writes nothing', async (_what, more) => {
    await call(tree, getMenu);
    await call(tree, internal);
    const before = tree.listChanges().length;
    await expect(webFeature(tree, { ...menu, ...more })).rejects.toThrow(Refused);
    expect(tree.listChanges()).toHaveLength(before);
  });
});

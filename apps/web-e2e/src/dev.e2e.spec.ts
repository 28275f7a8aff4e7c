import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { Refused, Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { DESK, visit } from './browser';
import { DevTree } from './dev-tree';

const CARD = 'apps/web/src/features/identity/components/Entry.tsx';
const HANDLER = 'libs/services/identity/src/features/login/login.handler.ts';

describe('npm run dev', () => {
  let tree: DevTree;
  beforeAll(async () => {
    tree = await DevTree.start(resolve(import.meta.dirname, '../../..'));
  }, 120_000);
  afterAll(async () => {
    await tree?.stop();
  });

  it('shows a changed component at once, and keeps the text typed in the form', async () => {
    const { page, complaints, close } = await visit(DESK);
    await page.goto(`${tree.url}/da/login`);
    const email = page.getByRole('textbox', { name: 'E-mail' });
    // The first page waits while Vite prepares the packages.
    await email.waitFor({ timeout: 50_000 });
    await email.fill('karen@example.dk');
    tree.edit(CARD, 'title={t(`${shown}.title`)}', 'title="Velkommen igen"');
    await page.getByRole('heading', { name: 'Velkommen igen' }).waitFor();
    expect(await email.inputValue()).toBe('karen@example.dk');
    expect(complaints).toEqual([]);
    await close();
  });

  it('restarts with a changed service, prints that it did, and keeps the data', async () => {
    const visitor = await Visitor.open(tree.url);
    const karen = { name: 'Karen Holm', email: 'karen@example.dk', password: 'en-lang-kode' };
    await visitor.call(identity.calls.register, { ...karen, accept_terms: true });
    const login = async (password: string): Promise<number> => {
      const guest = await Visitor.open(tree.url);
      return guest.call(identity.calls.login, { email: karen.email, password, remember_me: false }).then(
        () => 200,
        (error: unknown) => (error instanceof Refused ? error.status : 0),
      );
    };
    const before = await login('forkert-kode');
    tree.edit(HANDLER, "CallError<Login>('login_failed')", "CallError('not_found')");
    await tree.said(/reloaded for .*login\.handler\.ts in [\d.]+ s/);
    expect(before).not.toBe(404);
    await waitFor(async () => (await login('forkert-kode')) === 404, 'the changed answer');
    expect(await login(karen.password)).toBe(200);
  });
});

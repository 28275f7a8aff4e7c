import type { CohostInvite, Party } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { CohostsBlock } from './CohostsBlock';

const ID = 'a'.repeat(24);
const [anne, bo] = ['b'.repeat(24), 'c'.repeat(24)];
const cohost = (fields: Partial<CohostInvite>): CohostInvite => ({
  id: anne,
  email: 'anne@example.dk',
  user: { id: 'd'.repeat(24), name: 'Anne' },
  createdAt: '2030-05-01T10:00:00.000Z',
  expiresAt: '2099-05-15T10:00:00.000Z',
  isMine: false,
  notices: true,
  wishes: false,
  ...fields,
});
const pending = cohost({ id: bo, email: 'bo@example.dk', user: null });

async function show(cohosts: CohostInvite[], fields: Partial<Party> = {}, answers: Record<string, Answer> = {}) {
  const party = aParty({ id: ID, title: 'Sofie 40', isOwner: true, features: ['cohosts'], ...fields });
  const received = fakeServer({
    'GET /api/party/Feststar': () => party,
    [`GET /api/party/${ID}/cohosts`]: () => ({ cohostInvites: cohosts }),
    ...answers,
  });
  await renderRoute(<CohostsBlock party={party} />, '/Feststar/settings', '/:idOrSlug/settings');
  await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
  return received;
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the co-hosts of a party', () => {
  it('are listed for the owner with their addresses and states', async () => {
    await show([
      cohost({}),
      pending,
      cohost({ id: 'e'.repeat(24), email: 'c@x.dk', user: null, expiresAt: '2020-01-01T00:00:00.000Z' }),
    ]);
    await screen.findByText('Anne');
    const [first, second, third] = rows();
    expect(first).toContain('anne@example.dk · Co-host');
    expect(second).toMatch(/bo@example\.dkInvited 1 May/);
    expect(third).toContain('The invitation has expired');
    expect(screen.getByRole('button', { name: 'Send again: the invitation to bo@example.dk' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again: the invitation to Anne' })).toBeNull();
  });

  it('are asked about when their address has a misspelt domain, which one press corrects (rule: misspelt-domain)', async () => {
    await show([]);
    const field = await screen.findByLabelText<HTMLInputElement>('Co-host’s e-mail');
    fireEvent.change(field, { target: { value: 'bo@gmail.com' } });
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    fireEvent.change(field, { target: { value: 'bo@gmial.com' } });
    press('Yes, correct it');
    expect([field.value, document.activeElement]).toEqual(['bo@gmail.com', field]);
  });

  it('can be invited by the owner, and the refusal of an address is shown on the field', async () => {
    const POST = `POST /api/party/${ID}/cohosts`;
    const refused = failure(409, { email: { code: 'already_cohost' } });
    const received = await show(
      [],
      {},
      {
        [POST]: ({ body }) => ((body as { email: string }).email === 'anne@example.dk' ? refused : pending),
      },
    );
    const field = await screen.findByLabelText('Co-host’s e-mail');
    press('Invite');
    await screen.findByText('Please fill this in.');
    fireEvent.change(field, { target: { value: 'anne@example.dk' } });
    press('Invite');
    await screen.findByText('This address has already been invited.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field, { target: { value: 'bo@example.dk' } });
    press('Invite');
    await screen.findByText('We have sent an e-mail to bo@example.dk');
    expect(received.filter(({ method }) => method === 'POST')).toHaveLength(2);
    expect((screen.getByLabelText('Co-host’s e-mail') as HTMLInputElement).value).toBe('');
  });

  it('are invited only by an owner with a confirmed address, who can have the link mailed again', async () => {
    const initial = (verified: boolean) => ({
      user: aUser({ email: 'karen@x.example', email_verified: verified }),
      language: 'en',
      flags: {},
      providerKeys: {},
    });
    await show([], {}, { 'GET /api/initial': () => initial(false) });
    expect(await screen.findByText(/sent a link to karen@x\.example/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
    cleanup();
    await show([], {}, { 'GET /api/initial': () => initial(true) });
    await screen.findByLabelText('Co-host’s e-mail');
    expect(screen.queryByText(/sent a link/)).toBeNull();
    cleanup();
    await show([], { features: [] }, { 'GET /api/initial': () => initial(false) });
    await screen.findByRole('button', { name: /Premium/ });
    expect(screen.queryByText(/sent a link/)).toBeNull();
  });

  it('can be removed by the owner after a question', async () => {
    const DELETE = `DELETE /api/party/${ID}/cohosts/${anne}`;
    const received = await show([cohost({}), pending], {}, { [DELETE]: () => ({ done: true }) });
    await screen.findByText('Anne');
    press('Remove Anne');
    const dialog = await screen.findByRole('dialog', { name: 'Remove Anne?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Anne has been removed');
    expect(received.map(({ method, path }) => `${method} ${path}`)).toContain(DELETE);
  });

  it('see each other, and decide only for themselves', async () => {
    const PATCH = `PATCH /api/party/${ID}/cohosts/${anne}`;
    const own = cohost({ isMine: true, email: 'a•••@example.dk' });
    const received = await show(
      [own, cohost({ id: bo, email: 'b•••@example.dk', user: null })],
      { isOwner: false, isCohost: true },
      {
        [PATCH]: ({ body }) => ({ ...own, ...(body as object) }),
      },
    );
    await screen.findByText('Anne');
    expect(screen.queryByLabelText('Co-host’s e-mail')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove|again/ })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'E-mail me about replies and messages' }));
    await waitFor(() => expect(received.find(({ method }) => method === 'PATCH')?.body).toEqual({ notices: false }));
  });

  it('can leave', async () => {
    const DELETE = `DELETE /api/party/${ID}/cohosts/${anne}`;
    await show([cohost({ isMine: true })], { isOwner: false, isCohost: true }, { [DELETE]: () => ({ done: true }) });
    await screen.findByText('Anne');
    press('Stop being a co-host');
    const dialog = await screen.findByRole('dialog', { name: 'Stop being a co-host?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop being a co-host' }));
    await screen.findByText('You are no longer a co-host of “Sofie 40”');
  });
});

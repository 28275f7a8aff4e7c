import { beforeEach, describe, expect, it } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { endLoginPrompt, useLoginPrompt } from '../../../api/login-prompt';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import AcceptRoute from './AcceptRoute';

const INVITE = 'b'.repeat(24);
const ACCEPT = `POST /api/party/Feststar/cohosts/${INVITE}/accept`;
const CHECK = `POST /api/party/Feststar/cohosts/${INVITE}/check`;
const party = aParty({ id: 'a'.repeat(24), sid: 'Feststar', title: 'Sofie 40' });
const anne = aUser({ name: 'Anne' });

/** Stands in for the log-in dialog. */
const Prompt = () => (useLoginPrompt() ? <button onClick={() => endLoginPrompt(true)}>Logged in</button> : null);

async function show(user: object | null, accept: Answer, check: Answer = () => ({ works: true })) {
  let reads = 0;
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {}, csrf: 'token' }),
    // The first answer after the acceptance is of a process that remembers the earlier role.
    'GET /api/party/Feststar': () => ({ ...party, isCohost: accepted() > 0 && ++reads > 2 }),
    [ACCEPT]: accept,
    [CHECK]: check,
  });
  const accepted = () => posts(received).length;
  await renderRoute(
    <>
      <AcceptRoute />
      <Prompt />
    </>,
    `/Feststar/cohost/${INVITE}/the-secret`,
    '/:idOrSlug/cohost/:id/:secret',
  );
  return received;
}
/** The attempts to accept. */
const posts = (received: ReturnType<typeof fakeServer>) => received.filter(({ path }) => path.endsWith('/accept'));

describe('the page of an invitation to be a co-host', () => {
  beforeEach(() => act(() => endLoginPrompt(true)));

  it('accepts once by itself for a user, and goes to the party when the role is there', async () => {
    const received = await show(anne, () => ({ done: true }));
    await screen.findByText('You are now a co-host of “Sofie 40”');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sofie 40' })).toBeNull());
    expect(posts(received).map(({ body }) => body)).toEqual([{ secret: 'the-secret' }]);
  });

  it('asks a visitor to log in, and then accepts by itself', async () => {
    const received = await show(null, () => ({ done: true }));
    const button = await screen.findByRole('button', { name: 'Logged in' });
    expect(posts(received)).toEqual([]);
    fireEvent.click(button);
    await screen.findByText('You are now a co-host of “Sofie 40”');
  });

  it('tells a visitor whose link does not work before the log-in (rule: cohost-link-checked)', async () => {
    const received = await show(
      null,
      () => ({ done: true }),
      () => ({ works: false }),
    );
    await screen.findByText('You have not become a co-host');
    expect(screen.queryByRole('button', { name: 'Logged in' })).toBeNull();
    expect(posts(received)).toEqual([]);
  });

  it('says that a log-in is needed when the visitor declines, and asks again on request', async () => {
    const received = await show(null, () => ({ done: true }));
    await screen.findByRole('button', { name: 'Logged in' });
    act(() => endLoginPrompt(false));
    await screen.findByText('Log in to become a co-host');
    expect(posts(received)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Log in or sign up' }));
    await screen.findByRole('button', { name: 'Logged in' });
  });

  it.each([
    ['cohost_link_invalid', 404],
    ['invalid', 422],
  ])('shows that the link does not work: %s', async (code, status) => {
    await show(anne, () => failure(status, { root: { code } }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The link does not work.');
    expect(screen.getByRole('link', { name: 'Go to the invitation' }).getAttribute('href')).toBe('/Feststar');
  });

  it('tells the owner that they are the host', async () => {
    await show(anne, () => failure(409, { root: { code: 'owner_cannot_accept' } }));
    await screen.findByText('This is your own event, so you are already its host.');
  });

  it('can be tried again when the server was not available', async () => {
    let tries = 0;
    await show(anne, () => (++tries === 1 ? failure(503, { root: { code: 'unavailable' } }) : { done: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('You are now a co-host of “Sofie 40”');
  });
});

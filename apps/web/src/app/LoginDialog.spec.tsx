import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asApiError } from '../api/api-error';
import { askToLogIn, endLoginPrompt, type LoginReason } from '../api/login-prompt';
import { useUser } from '../api/session';
import { useWithLogin } from '../api/use-with-login';
import { onAPhone } from '../components/testing/on-a-phone';
import { comeBack, fakeServer, renderRoute, type Answer } from '../components/testing/render-route';
import { LoginPrompt } from './LoginPrompt';

const karen = aUser({ name: 'Karen', email: 'karen@x.example' });
let done: string[];

/** A page with one action that requires an account. */
function Page({ first, reason }: { first?: 'register'; reason?: LoginReason }) {
  const user = useUser();
  const withLogin = useWithLogin();
  const reserve = async () => void done.push('reserved');
  const press = () =>
    withLogin(reserve, { ...(first ? { first } : {}), ...(reason ? { reason } : {}) }).catch((thrown) =>
      done.push(String(asApiError(thrown).errors['root']?.code)),
    );
  return (
    <>
      {user !== undefined && <button onClick={() => void press()}>Reserve</button>}
      <LoginPrompt />
    </>
  );
}

/** Somebody who is logged in as `user`, or a visitor. */
async function show(
  user: object | null,
  page = <Page />,
  more: Record<string, Answer> = {},
  providerKeys: object = {},
  url = '/',
) {
  const initial = { user, language: 'en', flags: {}, providerKeys, csrf: 'first' };
  const received = fakeServer({ 'GET /api/initial': () => initial, ...more });
  await renderRoute(page, url);
  await screen.findByRole('button', { name: 'Reserve' });
  return { received, initial };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const logIn = async () => {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'karen@x.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'en lang kode' } });
  await press('Log in');
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  endLoginPrompt(true);
  done = [];
});

it('asks on the whole screen of a phone, so that its button is in sight below every error, and on a card elsewhere (rule: log-in-prompt)', async () => {
  const paper = async () => {
    await press('Reserve');
    return (await screen.findByRole('dialog')).className;
  };
  await show(null);
  expect(await paper()).not.toContain('MuiDialog-paperFullScreen');
  act(() => endLoginPrompt(false));
  await closed();
  await onAPhone(async () => {
    await show(null);
    expect(await paper()).toContain('MuiDialog-paperFullScreen');
  });
});

describe('an action that requires an account', () => {
  it.each([
    ['cohost', 'You have been invited to be a co-host. Log in, or sign up if you have no account yet.'],
    ['wish', /^The wish is then reserved for you/],
    ['draft', /^We then save your invitation to it/],
    ['host', /^That page is only for the hosts of the event\./],
    [undefined, /what you have written is still here\.$/],
  ] as const)('says what the log-in is for: %s', async (reason, lead) => {
    await show(null, <Page {...(reason ? { reason } : {})} />);
    await press('Reserve');
    expect(await screen.findByText(lead)).toBeTruthy();
    act(() => endLoginPrompt(false));
    await closed();
  });

  it('happens at once for a user', async () => {
    await show(karen);
    await press('Reserve');
    expect([done, screen.queryByRole('dialog')]).toEqual([['reserved'], null]);
  });

  it('asks a visitor to log in, and then happens by itself', async () => {
    await show(null, <Page />, { 'POST /api/login': () => ({ user: karen }) });
    await press('Reserve');
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(done).toEqual([]);
    await logIn();
    await closed();
    await waitFor(() => expect(done).toEqual(['reserved']));
  });

  it('happens only when the browser has left the history entry of the dialog, so that it can lead to a page', async () => {
    await show(null, <Page />, { 'POST /api/login': () => ({ user: karen }) });
    await press('Reserve');
    await screen.findByRole('dialog');
    history.pushState({ usr: { dialog: true } }, '');
    await logIn();
    await closed();
    expect(done).toEqual([]);
    history.back();
    await waitFor(() => expect(done).toEqual(['reserved']));
  });

  it('can ask a visitor to sign up first, and offers to log in instead', async () => {
    await show(null, <Page first="register" />);
    await press('Reserve');
    const dialog = await screen.findByRole('dialog', { name: 'Sign up to continue' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    await press('Cancel');
    await closed();
  });

  it('does not happen when the visitor cancels, and asks again at the next press', async () => {
    await show(null);
    await press('Reserve');
    await screen.findByRole('dialog');
    await press('Cancel');
    await closed();
    await waitFor(() => expect(done).toEqual(['needs_login']));
    await press('Reserve');
    await screen.findByRole('dialog');
    await press('Cancel');
    await closed();
  });

  it('happens when the visitor has logged in in another tab and comes back', async () => {
    const { initial, received } = await show(null);
    await press('Reserve');
    await screen.findByRole('dialog');
    comeBack();
    await waitFor(() => expect(received.filter(({ path }) => path === '/api/initial')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeTruthy();
    Object.assign(initial, { user: karen, csrf: 'second' });
    comeBack();
    await closed();
    await waitFor(() => expect(done).toEqual(['reserved']));
  });
});

describe('a user who has to log in again', () => {
  const ask = () => act(async () => void askToLogIn({ byHand: true }).then((again) => done.push(String(again))));

  it('continues after the log-in, and cannot sign up instead', async () => {
    await show(karen, <Page />, { 'POST /api/login': () => ({ user: karen }) });
    await ask();
    const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
    expect(within(dialog).queryByRole('button', { name: 'Sign up' })).toBeNull();
    await logIn();
    await closed();
    await waitFor(() => expect(done).toEqual(['true']));
  });

  it('is not offered another account when the one at the provider is unknown', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue({ focus: () => undefined } as Window);
    await show(karen, <Page />, {}, { google: 'g' });
    await ask();
    const button = await screen.findByRole('button', { name: 'Continue with Google' });
    await act(async () => void fireEvent.click(button));
    const state = new URL(String(opened.mock.lastCall?.[0]), 'http://x').searchParams.get('state');
    const data = { source: 'login-connect-success', success: false, error: 'not_found', state };
    const { origin } = window.location;
    await act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data })));
    expect((await screen.findByRole('alert')).textContent).toContain('Log in another way.');
    expect(screen.queryByRole('button', { name: 'Sign up with Google' })).toBeNull();
    opened.mockRestore();
    await press('Cancel');
    await closed();
  });

  it('does not continue in the account of somebody else', async () => {
    await show(karen, <Page />, { 'POST /api/login': () => ({ user: aUser({ id: 'f'.repeat(24) }) }) });
    await ask();
    await screen.findByRole('dialog');
    await logIn();
    await closed();
    await waitFor(() => expect(done).toEqual(['false']));
  });

  it('is given a link to a new password that leaves the page open', async () => {
    await show(karen);
    await ask();
    const link = await screen.findByRole('link', { name: 'Forgot your password?' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/password', '_blank']);
    await press('Cancel');
    await closed();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { comeBack, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { hostLanguage, keepAddressLanguage } from '../../../i18n/address-language';
import LoginRoute from '../routes/LoginRoute';
import { SocialEntry } from './SocialEntry';

const karen = aUser({ name: 'Karen', language: 'en' });
let popup: { focus: () => void } | null;
let initial: Record<string, unknown>;
let opened: jest.SpiedFunction<typeof window.open>;
const onDone = jest.fn();

async function show(type: 'login' | 'signup', providerKeys: object = { google: 'g', facebook: 'f' }, canSignUp = true) {
  initial = { user: null, language: 'en', flags: {}, providerKeys, csrf: 'first' };
  const received = fakeServer({ 'GET /api/initial': () => initial });
  await renderRoute(
    <SocialEntry type={type} canSignUp={canSignUp} backTo="/en/parties" onDone={onDone}>
      <p>The form</p>
    </SocialEntry>,
  );
  await waitFor(() => expect(received).toHaveLength(1));
  return received;
}
const press = async (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
/** The address of the window that was opened last. */
const wanted = () => new URL(String(opened.mock.lastCall?.[0]), 'http://x');
const send = (data: object, origin = window.location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data })));
const end = (more: object) =>
  send({ source: 'login-connect-success', state: wanted().searchParams.get('state'), ...more });
const logInElsewhere = () => Object.assign(initial, { user: karen, csrf: 'second' });

beforeEach(() => {
  popup = { focus: () => undefined };
  opened = jest.spyOn(window, 'open').mockImplementation(() => popup as Window | null);
  onDone.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => opened.mockRestore());

describe('a log-in through a provider', () => {
  it('opens a window with what is wanted, and ends with the user when the window says so', async () => {
    await show('login');
    await press('Continue with Google');
    const { pathname, searchParams } = wanted();
    expect([pathname, opened.mock.lastCall?.[2]]).toEqual(['/connect/google', 'popup,width=600,height=700']);
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'login',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
      language: 'en',
    });
    logInElsewhere();
    await end({ success: true });
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(karen));
  });

  it('ends when the window has left its flag in local storage', async () => {
    await show('login');
    await press('Continue with Google');
    logInElsewhere();
    localStorage.setItem('loginSuccess', wanted().searchParams.get('state') ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key: 'loginSuccess' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(karen));
    expect(localStorage.getItem('loginSuccess')).toBeNull();
  });

  it('ends when the tab becomes visible again and a session has begun, and waits on when none has', async () => {
    const received = await show('login');
    await press('Continue with Google');
    comeBack();
    await waitFor(() => expect(received).toHaveLength(2));
    expect(onDone).not.toHaveBeenCalled();
    logInElsewhere();
    comeBack();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(karen));
  });

  it('believes no message of another site, of another window or of another kind', async () => {
    await show('login');
    await press('Continue with Google');
    const state = wanted().searchParams.get('state');
    const message = { source: 'login-connect-success', success: false, error: 'not_found', state };
    await send(message, 'https://evil.example');
    await send({ ...message, state: 'another' });
    await send({ ...message, source: 'payment-window' });
    expect(screen.queryByRole('alert')).toBeNull();
    await send(message);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('says why it failed, and can be tried again', async () => {
    await show('login');
    await press('Continue with Facebook');
    await end({ success: false, error: 'connect_cancelled' });
    expect(screen.getByRole('alert').textContent).toContain('You cancelled.');
    expect(screen.getByText('The form')).toBeTruthy();
    await press('Continue with Google');
    expect([wanted().pathname, screen.queryByRole('alert')]).toEqual(['/connect/google', null]);
  });

  it('offers to sign up when there is no account, for which only the terms are asked', async () => {
    await show('login');
    await press('Continue with Google');
    await end({ success: false, error: 'not_found' });
    expect(screen.getByRole('alert').textContent).toContain('There is no Festlig account for your Google account yet.');
    expect(screen.queryByText('The form')).toBeNull();
    await press('Sign up with Google');
    expect(opened).toHaveBeenCalledTimes(1);
    const [terms, marketing] = screen.getAllByRole('checkbox');
    fireEvent.click(terms!);
    fireEvent.click(marketing!);
    await press('Sign up with Google');
    const { type, accept_terms, marketingConsent } = Object.fromEntries(wanted().searchParams);
    expect([type, accept_terms, marketingConsent]).toEqual(['signup', 'true', 'true']);
  });

  it('has the heading of a sign-up while one is offered on the log-in page', async () => {
    initial = { user: null, language: 'en', flags: {}, providerKeys: { google: 'g' }, csrf: 'first' };
    fakeServer({ 'GET /api/initial': () => initial });
    await renderRoute(<LoginRoute />, '/en/login');
    await screen.findByRole('heading', { name: 'Welcome back' });
    await press('Continue with Google');
    await end({ success: false, error: 'not_found' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create an account');
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
    await press('Choose another way');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  });

  it('offers no account to a user who has to log in again, and says that the one at the provider is unknown', async () => {
    await show('login', { google: 'g' }, false);
    await press('Continue with Google');
    await end({ success: false, error: 'not_found' });
    expect(screen.getByRole('alert').textContent).toContain(
      'There is no Festlig account for your Google account. Log in',
    );
    expect(screen.getByText('The form')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign up with Google' })).toBeNull();
  });

  it('goes to the provider in this tab when the browser opens no window', async () => {
    popup = null;
    const followed: string[] = [];
    document.body.onclick = (event) => {
      const link = (event.target as HTMLElement).closest('a');
      if (!link) return;
      event.preventDefault();
      followed.push(link.getAttribute('href') ?? '');
    };
    await show('login');
    await press('Continue with Google');
    document.body.onclick = null;
    const address = '/connect/google?type=login&language=en&destination=%2Fen%2Fparties';
    expect(followed).toEqual([address]);
  });
});

it('a sign-up through a provider asks for the terms before it opens a window, and can be left', async () => {
  await show('signup');
  await press('Continue with Facebook');
  expect(opened).not.toHaveBeenCalled();
  await press('Choose another way');
  expect(screen.getByText('The form')).toBeTruthy();
});

describe('the language of the host’s pages afterwards, in a tab that had another (rule: language-carried-over)', () => {
  /** Presses until the provider is opened. */
  const enter = async (type: 'login' | 'signup') => {
    keepAddressLanguage('da');
    await show(type);
    await press('Continue with Google');
    if (type === 'login') return;
    fireEvent.click(screen.getAllByRole('checkbox')[0]!);
    await press('Sign up with Google');
  };

  it.each([
    ['signup', 'en'],
    ['login', 'da'],
  ] as const)('after a %s in a window is %s', async (type, language) => {
    await enter(type);
    expect(hostLanguage('da')).toBe('da');
    logInElsewhere();
    await end({ success: true });
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(karen));
    expect(hostLanguage('da')).toBe(language);
  });

  it('is that of the account when there was one already', async () => {
    await enter('signup');
    Object.assign(initial, { user: { ...karen, language: 'da' }, csrf: 'second' });
    await end({ success: true });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(hostLanguage('en')).toBe('da');
  });

  it.each([
    ['signup', 'that of the account, a new one or one that there was', ['da', 'en']],
    ['login', 'the one that the tab had', ['da', 'da']],
  ] as const)('after a %s in this tab is %s', async (type, _which, languages) => {
    popup = null;
    document.body.onclick = (event) => (event.target as HTMLElement).closest('a') && event.preventDefault();
    await enter(type);
    document.body.onclick = null;
    expect([hostLanguage('da'), hostLanguage('en')]).toEqual(languages);
    expect(document.cookie.includes('festlig_address_language=da')).toBe(type === 'login');
  });
});

it('only the providers that are configured are offered', async () => {
  await show('login', { facebook: 'f' });
  await screen.findByRole('button', { name: 'Continue with Facebook' });
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

it('without a provider there is only the form', async () => {
  await show('login', { googleMaps: 'key' });
  expect([screen.getByText('The form').textContent, screen.queryByText('or')]).toEqual(['The form', null]);
});

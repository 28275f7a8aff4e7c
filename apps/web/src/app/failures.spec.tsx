import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toFormErrors } from '../api/form-errors';
import { endLoginPrompt } from '../api/login-prompt';
import { useGetPartyQuery } from '../api/party';
import { useUser } from '../api/session';
import { ErrorState } from '../components/ErrorState';
import { Form } from '../components/form/Form';
import { SubmitButton } from '../components/form/SubmitButton';
import { TextField } from '../components/form/TextField';
import { renderRoute } from '../components/testing/render-route';
import { useUpdatePartyMutation } from '../features/party-page/api';
import { LoginPrompt } from './LoginPrompt';

const user = aUser({ name: 'Emma', email: 'e@example.dk', language: 'en' });
const initial = { user, language: 'en', flags: {}, providerKeys: {} };
const party = aParty({ id: 'b'.repeat(24), sid: 'abcdEFGH', title: 'Fest', isOwner: true });

/** A page that shows a party, and a form that changes it. */
function Page() {
  const { data, error, refetch } = useGetPartyQuery({ partyId: 'fest' });
  useUser();
  const [update] = useUpdatePartyMutation();
  const submit = async ({ title }: { title: string }) => {
    try {
      await update({ partyId: 'fest', title }).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['title']);
    }
  };
  return (
    <>
      {data && <p>Title: {data.title}</p>}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Form<{ title: string }> initialValues={{ title: '' }} onSubmit={submit} label="Party">
        <TextField name="title" label="Title" />
        <SubmitButton>Save it</SubmitButton>
      </Form>
      <LoginPrompt />
    </>
  );
}

type Reply = { status: number; body: unknown } | Error;
const refused = (status: number, code: string, more: object = {}): Reply => ({
  status,
  body: { errors: { root: { code } }, message: code, ...more },
});
const fine = (body: unknown): Reply => ({ status: 200, body });

/** The server's answers by "METHOD path"; the last answer of a list is repeated. */
function serve(answers: Record<string, Reply[]>): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${url}`;
    asked.push(key);
    const left = answers[key] ?? (key === INITIAL ? [fine(initial)] : [refused(404, 'not_found')]);
    const reply = (left.length > 1 ? left.shift() : left[0])!;
    if (reply instanceof Error) throw reply;
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return { ok: reply.status < 400, status: reply.status, headers: { get: () => null }, text: async () => text };
  }) as unknown as typeof fetch;
  return asked;
}

const INITIAL = 'GET /api/initial';
const READ = 'GET /api/party/fest';
const WRITE = 'PATCH /api/party/fest';
const FAILURES: [string, Reply, string, string][] = [
  ['no network', new TypeError('Failed to fetch'), 'Check your connection', 'Try again'],
  ['no answer in time', new DOMException('late', 'TimeoutError') as Error, 'too long', 'Try again'],
  ['an answer of another shape', fine({ title: 7 }), 'received an unexpected answer', 'Reload the page'],
  ['403', refused(403, 'csrf_invalid'), 'open for a long time', 'Reload the page'],
  ['404', refused(404, 'not_found'), 'does not exist', 'Try again'],
  ['409', refused(409, 'conflict'), 'changed in the meantime', 'Reload the page'],
  ['413', refused(413, 'too_large'), 'too large', 'Try again'],
  ['413 of a proxy', { status: 413, body: '<html>' }, 'too large', 'Try again'],
  ['429', refused(429, 'too_many_requests'), 'Wait a moment', 'Try again'],
  ['500', refused(500, 'unexpected', { requestId: 'r-17' }), 'went wrong at our end', 'Try again'],
  ['502 of a proxy', { status: 502, body: '<html>' }, 'cannot answer right now', 'Try again'],
];

const titleField = () => screen.getByLabelText<HTMLInputElement>('Title');
const save = async (title: string) => {
  fireEvent.change(titleField(), { target: { value: title } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save it' })));
};
const logIn = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'e@example.dk' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'langtkodeord' } });
  await act(async () => void fireEvent.submit(dialog.querySelector('form')!));
};

beforeEach(() => {
  endLoginPrompt(true);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(FAILURES)('%s', (what, reply, text, action) => {
  it('says why a page cannot be shown, and what to do', async () => {
    serve({ [READ]: [reply] });
    await renderRoute(<Page />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(screen.getByRole('button', { name: action })).toBeTruthy();
  });

  it('says why a save failed, and keeps what was typed so that it can be saved again', async () => {
    serve({ [READ]: [fine(party)], [WRITE]: [...(what === '403' ? [reply] : []), reply, fine(party)] });
    await renderRoute(<Page />);
    await save('Typed');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(titleField().value).toBe('Typed');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save it' })));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

it('can be retried by a button, and names the request for support', async () => {
  serve({ [READ]: [refused(500, 'unexpected', { requestId: 'r-17' }), fine(party)] });
  await renderRoute(<Page />);
  expect((await screen.findByRole('alert')).textContent).toContain('r-17');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Title: Fest');
});

describe('a session that ended while the user was working', () => {
  const loggedOut = refused(401, 'needs_login');
  const login = { 'POST /api/login': [fine({ user })] };

  it('asks to log in, and then saves what was typed', async () => {
    const asked = serve({ [READ]: [fine(party)], [WRITE]: [loggedOut, fine({ ...party, title: 'Typed' })], ...login });
    await renderRoute(<Page />);
    await save('Typed');
    await logIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((request) => request === WRITE)).toHaveLength(2);
    expect([titleField().value, screen.queryByRole('alert')]).toEqual(['Typed', null]);
  });

  it('keeps what was typed when the user cancels the log-in', async () => {
    serve({ [READ]: [fine(party)], [WRITE]: [loggedOut] });
    await renderRoute(<Page />);
    await save('Typed');
    await screen.findByRole('dialog', { name: 'Log in again' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByText('Log in to continue.')).closest('[role=alert]')).toBeTruthy();
    expect(titleField().value).toBe('Typed');
  });

  it('asks to log in once for what the page fetches itself, and afterwards only by a button', async () => {
    serve({ [READ]: [loggedOut, loggedOut, fine(party)], ...login });
    await renderRoute(<Page />);
    await screen.findByRole('dialog', { name: 'Log in again' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Log in to continue.');
    await renderRoute(<Page />);
    await screen.findByText('Log in to continue.');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await logIn();
    await screen.findByText('Title: Fest');
  });

  it('renews a CSRF token that belonged to the old session', async () => {
    const asked = serve({
      [READ]: [fine(party)],
      [WRITE]: [refused(403, 'csrf_invalid'), fine(party)],
    });
    await renderRoute(<Page />);
    await save('Typed');
    await waitFor(() => expect(asked.filter((request) => request === WRITE)).toHaveLength(2));
    expect(asked).toContain(INITIAL);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

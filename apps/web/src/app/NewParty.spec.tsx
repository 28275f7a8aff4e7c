import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { endLoginPrompt } from '../api/login-prompt';
import { PageSourceContext } from '../api/page-source';
import { routedPage } from '../api/routed-page';
import { type Answer, failure, fakeServer } from '../components/testing/render-route';
import { Toaster } from '../components/Toaster';
import { keepAnswers, keptAnswers } from '../features/wizard/answers.model';
import { keepOnDevice, lastDraftText, noteSaved } from '../features/wizard/device-draft.model';
import { lastDraftIn, type PartyDraft } from '../features/wizard/party-draft.model';
import { aDraft } from '../draft.fixture';
import { testLanguage } from '../i18n/testing';
import { LoginPrompt } from './LoginPrompt';
import NewPartyRoute from './NewPartyRoute';
import { createStore } from './store';

const KEY = 'festlig_draft';
const ID = 'a'.repeat(32);
const draft = aDraft();
const created = aParty({ ...draft, id: 'a'.repeat(24), sid: 'Feststar', isOwner: true });

/** The page of a draft that this tab has kept, as it opens at `url`. */
async function open(url: string, user: object | null, create: Answer = () => created) {
  const received = fakeServer({
    'GET /api/initial': () => ({ user, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({}),
    'POST /api/party': create,
  });
  const around = (
    <Toaster>
      <Outlet />
      <LoginPrompt />
    </Toaster>
  );
  const children = [
    { path: '/:lang/new/:type/edit', element: <NewPartyRoute /> },
    { path: '/:lang/new/:type', element: <h1>The wizard</h1> },
    { path: '/:lang/parties', element: <h1>The parties</h1> },
    { path: '/:idOrSlug', element: <h1>The saved invitation</h1> },
  ];
  const router = createMemoryRouter([{ element: around, children }], { initialEntries: [url] });
  render(
    <Provider store={createStore()}>
      <PageSourceContext value={routedPage}>
        <RouterProvider router={router} />
      </PageSourceContext>
    </Provider>,
  );
  return {
    saved: () => received.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
    go: (path: string) => act(() => router.navigate(path)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PartyDraft | null;

// Lazily loaded parts are slow to import the first time.
beforeAll(async () => {
  await testLanguage('en');
  await Promise.all([import('../components/editor/RichTextBox'), import('./LoginDialog')]);
});
beforeEach(() => {
  endLoginPrompt(true);
  sessionStorage.setItem(KEY, JSON.stringify(draft));
  sessionStorage.setItem('festlig_draft_id', ID);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a draft whose host went to a provider in the same tab (rule: log-in-prompt-goes-on)', () => {
  const BACK = '/en/new/party/edit?save=1';

  it('is saved once, by itself, when they come back logged in, and leads to the invitation', async () => {
    const { saved, address } = await open(BACK, aUser());
    await screen.findByText('The saved invitation');
    expect(saved()).toEqual([['/api/party', draft]]);
    expect([address(), kept()]).toEqual(['/Feststar', null]);
  });

  it('is kept when it cannot be saved: the page says why, does not try again by itself, and saves it when asked', async () => {
    const answers = [failure(503, { root: { code: 'unavailable' } }), created];
    const { saved, address } = await open(BACK, aUser(), () => answers.shift());
    await screen.findByText(/^The invitation was not saved\./);
    expect([address(), kept()?.title]).toEqual(['/en/new/party/edit', 'Summer party']);
    expect(saved()).toHaveLength(1);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save invitation' })));
    await screen.findByText('The saved invitation');
    expect(saved()).toHaveLength(2);
  });

  it('is neither saved nor lost when they come back without having logged in', async () => {
    const { saved } = await open(BACK, null);
    await screen.findByRole('button', { name: 'Save and sign up' });
    expect([saved(), kept()]).toEqual([[], draft]);
  });
});

it.each([
  ['the name of the account', aUser({ name: 'Karen Holm' }), 'Karen Holm', false],
  ['that a visitor’s own will stand there, as an example', null, 'your name', true],
])('says above the title %s (rule: edit-names-host)', async (_, user, name, isExample) => {
  await open('/en/new/party/edit', user);
  const line = await screen.findByText(`An invitation from ${name}`);
  expect(getComputedStyle(line).fontStyle === 'italic').toBe(isExample);
});

it('keeps the draft, with what was changed, when the visitor does not want an account after all', async () => {
  const { saved, address } = await open('/en/new/party/edit', null);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Autumn party' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save and sign up' })));
  await screen.findByText(/^We then save your invitation to it/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([saved(), address(), kept()?.title]).toEqual([[], '/en/new/party/edit', 'Autumn party']);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Autumn party');
});

it.each([
  ['one person', 'Karen Holm', 'Karen Holm'],
  ['a couple', 'Karen and Bo', ''],
  ['nobody', '', ''],
])(
  'signs up with the name of the one who invites, and not of several: %s (rule: sign-up-knows-name)',
  async (_, invitedBy, name) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, invitedBy }));
    await open('/en/new/party/edit', null);
    fireEvent.click(await screen.findByRole('button', { name: 'Save and sign up' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe(name);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
);

it('shows a draft as its guests will see it, the reply form included, and sends nothing from there (rule: edit-seen-as-guest)', async () => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
  const { saved } = await open('/en/new/party/edit', null);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Autumn party' } });
  fireEvent.click(screen.getByRole('button', { name: 'Preview as a guest' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn party' })).toBeTruthy();
  expect(screen.getByText('You are invited')).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /^Yes/ }));
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Karen' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send my reply' })));
  await screen.findByText(/Replies and links do not work here/);
  fireEvent.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect([saved(), kept()?.title]).toEqual([[], 'Autumn party']);
});

describe('the answers of the wizard (rule: draft-party)', () => {
  const leave = async () => fireEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));

  it('are there when the host goes back to it, and not when they leave for elsewhere', async () => {
    keepAnswers({ name: 'Emma' });
    await open('/en/new/party/edit', aUser());
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await leave();
    await screen.findByText('The wizard');
    expect([kept(), keptAnswers()]).toEqual([null, { name: 'Emma' }]);
    cleanup();
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    sessionStorage.setItem('festlig_draft_id', ID);
    const elsewhere = await open('/en/new/party/edit', aUser());
    await screen.findByLabelText('Title');
    await elsewhere.go('/en/parties');
    await leave();
    await screen.findByText('The parties');
    expect([kept(), keptAnswers()]).toEqual([null, {}]);
  });

  it('are forgotten when the party is saved, and not when that fails', async () => {
    keepAnswers({ name: 'Emma' });
    let answer: unknown = failure(503, { root: { code: 'unavailable' } });
    await open('/en/new/party/edit', aUser(), () => answer);
    const save = async () => {
      const button = await screen.findByRole('button', { name: 'Save invitation' });
      await act(async () => void fireEvent.click(button));
    };
    await save();
    expect(keptAnswers()).toEqual({ name: 'Emma' });
    answer = created;
    await save();
    await screen.findByText('The saved invitation');
    expect(keptAnswers()).toEqual({});
  });
});

describe('a draft that two tabs have open (rule: draft-party)', () => {
  const WARNING = /^This invitation has been saved in another tab\./;
  const onDevice = () => lastDraftIn(lastDraftText(), Date.now());

  it('is kept on the device while it is written, and is gone from it when it is saved', async () => {
    await open('/en/new/party/edit', aUser());
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Autumn party' } });
    expect(onDevice()).toEqual({ id: ID, draft: { ...draft, title: 'Autumn party' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save invitation' })));
    await screen.findByText('The saved invitation');
    expect([onDevice(), kept()]).toEqual([null, null]);
  });

  it('says so when the other tab saves it, keeps what is typed here, and does not offer it again', async () => {
    await open('/en/new/party/edit', aUser());
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Autumn party' } });
    expect(screen.queryByText(WARNING)).toBeNull();
    act(() => noteSaved(ID));
    await screen.findByText(WARNING);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter party' } });
    expect([kept()?.title, onDevice()]).toEqual(['Winter party', null]);
  });

  it('says nothing when another draft is saved', async () => {
    await open('/en/new/party/edit', aUser());
    await screen.findByLabelText('Title');
    act(() => noteSaved('b'.repeat(32)));
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('is not saved a second time by itself', async () => {
    noteSaved(ID);
    const { saved } = await open('/en/new/party/edit?save=1', aUser());
    await screen.findByText(WARNING);
    expect(saved()).toEqual([]);
  });

  it('leaves another draft of the device where it is', async () => {
    const other = { id: 'b'.repeat(32), draft: aDraft({ title: 'Another one' }) };
    await open('/en/new/party/edit?save=1', aUser(), () => {
      keepOnDevice(other, Date.now());
      return created;
    });
    await screen.findByText('The saved invitation');
    expect(onDevice()).toEqual(other);
  });
});

import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Toaster } from '../../../components/Toaster';
import { testLanguage } from '../../../i18n/testing';
import { keepOnDevice, lastDraftText } from '../device-draft.model';
import { aDraft } from '../../../draft.fixture';
import { draftReducer, forgetDrafts, keepDraft, selectTabDraft } from '../draft.model';
import DraftNotice from './DraftNotice';

const OFFER = 'Continue your invitation “Summer party”';
const ofOtherTab = { id: 'a'.repeat(32), draft: aDraft() };
const ofThisTab = { id: 'b'.repeat(32), draft: aDraft({ title: 'Own party', type: 'wedding' }) };

/** The notice in a tab as it is opened now. */
function open() {
  const store = configureStore({ reducer: { draft: draftReducer } });
  const screens = [
    {
      path: '/en/new/birthday',
      element: (
        <>
          <h1>Create an invitation</h1>
          <DraftNotice sx={{}} />
        </>
      ),
    },
    { path: '/en/new/:type/edit', element: <h1>The page of the draft</h1> },
  ];
  const messages = (
    <Toaster>
      <Outlet />
    </Toaster>
  );
  const router = createMemoryRouter([{ element: messages, children: screens }], {
    initialEntries: ['/en/new/birthday'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, inTab: () => selectTabDraft(store.getState()), address: () => router.state.location.pathname };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await testLanguage('en');
  await import('../../../components/ToastBar');
});
beforeEach(() => keepOnDevice(ofOtherTab, Date.now()));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

it('offers the draft of another tab, which is put into this one only when its host continues it (rule: draft-party)', () => {
  const { inTab, address } = open();
  expect(screen.getByRole('status').textContent).toContain(OFFER);
  expect([inTab(), sessionStorage.getItem('festlig_draft')]).toEqual(['stored', null]);
  fireEvent.click(screen.getByRole('link', { name: 'Continue' }));
  expect([inTab(), address()]).toEqual([ofOtherTab, '/en/new/party/edit']);
});

it('discards the draft after a question, and keeps it when its host would rather', async () => {
  open();
  press('Discard');
  await screen.findByRole('dialog', { name: 'Discard the invitation?' });
  press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastDraftText()).not.toBeNull();
  press('Discard');
  await screen.findByRole('dialog', { name: 'Discard the invitation?' });
  press('Discard');
  await screen.findByText('The invitation has been discarded.');
  expect([lastDraftText(), screen.queryByText(OFFER)]).toEqual([null, null]);
});

it('leads the focus to the heading of the page once the draft is discarded, and back to the button when it is kept', async () => {
  open();
  const button = screen.getByRole('button', { name: 'Discard' });
  button.focus();
  press('Discard');
  await screen.findByRole('dialog');
  press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  press('Discard');
  await screen.findByRole('dialog');
  press('Discard');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('leaves the focus on the button while another draft is offered', async () => {
  keepDraft(ofThisTab);
  keepOnDevice(ofOtherTab, Date.now());
  open();
  screen.getByRole('button', { name: 'Discard' }).focus();
  press('Discard');
  await screen.findByRole('dialog');
  press('Discard');
  await screen.findByText(OFFER);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Discard'));
});

it('offers the tab’s own draft before that of another tab, and discards that alone', async () => {
  keepDraft(ofThisTab);
  keepOnDevice(ofOtherTab, Date.now());
  const { inTab } = open();
  expect(screen.getByText('Continue your invitation “Own party”')).toBeTruthy();
  press('Discard');
  await screen.findByRole('dialog');
  press('Discard');
  await screen.findByText(OFFER);
  expect(inTab()).toBeNull();
});

it('offers nothing where there is no draft, or one of last week', () => {
  forgetDrafts();
  open();
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  keepOnDevice(ofOtherTab, Date.now() - 7 * 24 * 3600 * 1000);
  open();
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not offer what is begun on the page that it is on', () => {
  forgetDrafts();
  const { store } = open();
  act(() => void store.dispatch(keepDraft(ofThisTab)));
  expect(screen.queryByRole('status')).toBeNull();
});

it('is gone once another tab has saved the draft', () => {
  open();
  act(() => {
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.queryByText(OFFER)).toBeNull();
});

it('names no title that is still empty', () => {
  keepOnDevice({ ...ofOtherTab, draft: aDraft({ title: ' ' }) }, Date.now());
  open();
  expect(screen.getByText('Continue your invitation')).toBeTruthy();
});

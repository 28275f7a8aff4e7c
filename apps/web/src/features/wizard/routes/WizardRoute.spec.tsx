import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from '../../../api/api';
import { fakeServer } from '../../../components/testing/render-route';
import { Toaster } from '../../../components/Toaster';
import { testLanguage } from '../../../i18n/testing';
import { keptAnswers } from '../answers.model';
import { draftReducer } from '../draft.model';
import WizardRoute from './WizardRoute';

/** The wizard as a tab loads it. */
function load() {
  cleanup();
  fakeServer({ 'GET /api/party/hero-images': () => ({}) });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, draft: draftReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const routes = [
    { path: '/:lang/new/:type', element: <WizardRoute /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/en/new/baptism'] });
  render(
    <Provider store={store}>
      <Toaster>
        <RouterProvider router={router} />
      </Toaster>
    </Provider>,
  );
  return { go: (path: string) => act(() => router.navigate(path)) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typed = () => ['Who is hosting?', 'The child’s name', 'Date'].map((label) => field(label).value);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const fillAll = () => {
  fill('Who is hosting?', 'Emma');
  fill('The child’s name', 'Alma');
  fill('Date', '2031-06-20');
};

beforeAll(() => testLanguage('en'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('what is typed in the wizard (rule: draft-party)', () => {
  it('is there when the page is loaded again, until it is cleared', () => {
    load();
    expect(typed()).toEqual(['', '', '']);
    fillAll();
    load();
    expect(typed()).toEqual(['Emma', 'Alma', '2031-06-20']);
    ['Who is hosting?', 'The child’s name', 'Date'].forEach((label) => fill(label, ''));
    load();
    expect(typed()).toEqual(['', '', '']);
  });

  it('is forgotten when its host leaves it after a question, and not when they stay', async () => {
    load();
    fillAll();
    const { go } = load();
    await go('/en');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed()).toEqual(['Emma', 'Alma', '2031-06-20']);
    await go('/en');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));
    await screen.findByText('Elsewhere');
    expect(keptAnswers()).toEqual({});
  });

  it('is left without a question while nothing is typed', async () => {
    const { go } = load();
    await go('/en');
    expect(screen.getByText('Elsewhere')).toBeTruthy();
  });

  it('is nothing where the tab’s copy is damaged', () => {
    sessionStorage.setItem('festlig_wizard', '{');
    load();
    expect(typed()).toEqual(['', '', '']);
  });
});

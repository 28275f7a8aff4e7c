import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { api } from '../../api/api';
import { PageSourceContext } from '../../api/page-source';
import { routedPage } from '../../api/routed-page';
import { testLanguage } from '../../i18n/testing';
import { Toaster } from '../Toaster';

/** One request as the server receives it. */
export interface Received {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
/** What a test's server answers: a body, or a failure with its status. */
export type Answer = (request: Received) => unknown;
export const failure = (status: number, errors: Record<string, { code: string }>) => ({ failed: status, errors });

/** Makes the browser report that the reader is back in this tab. */
export const comeBack = () => act(() => void globalThis.dispatchEvent(new Event('focus')));

/** Answers calls by "METHOD /path" (without the query string, and with "new" for an id that the page made) and records the requests. */
export function fakeServer(answers: Record<string, Answer>): Received[] {
  const received: Received[] = [];
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    const request = {
      method: init.method ?? 'GET',
      path: url,
      body: init.body ? (JSON.parse(String(init.body)) as unknown) : undefined,
      headers: init.headers as Record<string, string>,
    };
    received.push(request);
    const answer = answers[`${request.method} ${url.split('?')[0]?.replace(/new-[0-9a-f]+/, 'new')}`];
    const body = answer ? await answer(request) : failure(404, { root: { code: 'not_found' } });
    const failed = (body as { failed?: number } | null)?.failed;
    return {
      ok: failed === undefined,
      status: failed ?? 200,
      headers: {
        get: (name: string) => (name === 'X-CSRF-Token' ? ((body as { csrf?: string } | null)?.csrf ?? null) : null),
      },
      text: async () => JSON.stringify(failed === undefined ? body : { ...(body as object), message: 'no' }),
    };
  }) as unknown as typeof fetch;
  return received;
}

/**
 * The styles of components stand outside the document: the DOM of tests would match each of their selectors with each
 * element whenever it asks for a role. So roles are found by attributes, not by what styles hide.
 */
const styles = createCache({ key: 'css', container: document.createElement('div') });

/** Renders a route in English with a store of its own, at `url`, which matches `path`. */
export function renderRoute(element: ReactElement, url = '/', path = '*') {
  const elsewhere = { path: '*', element: null };
  return renderRoutes(path === '*' ? [{ path, element }] : [{ path, element }, elsewhere], [url]);
}

/** Renders routes in English with a store of their own, at the last of the addresses in the history. */
export async function renderRoutes(routes: RouteObject[], history: string[]) {
  await testLanguage('en');
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  setupListeners(store.dispatch);
  const messages = (
    <Toaster>
      <Outlet />
    </Toaster>
  );
  const router = createMemoryRouter([{ element: messages, children: routes }], { initialEntries: history });
  cleanup();
  const view = render(
    <CacheProvider value={styles}>
      <Provider store={store}>
        <PageSourceContext value={routedPage}>
          <RouterProvider router={router} />
        </PageSourceContext>
      </Provider>
    </CacheProvider>,
  );
  return {
    ...view,
    search: () => router.state.location.search,
    path: () => router.state.location.pathname,
    hash: () => router.state.location.hash,
    back: () => act(() => router.navigate(-1)),
  };
}

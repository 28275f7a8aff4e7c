import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'react-redux';
import { PageSourceContext } from '../api/page-source';
import { routedPage } from '../api/routed-page';
import { keepOnDevice } from '../features/wizard/device-draft.model';
import { aDraft } from '../draft.fixture';
import { testLanguage } from '../i18n/testing';
import { readyToRender, startRouter } from './router';
import * as route from './StaticRoute';
import { createStore } from './store';

const html = (path: string, heading: string, rest = '') =>
  `<!doctype html><title>${heading} · Festlig</title><main><div id="static-page" data-path="${path}"><h1>${heading}</h1>${rest}</div></main>`;
const PAGES: Record<string, string> = {
  '/en': html('/en', 'Invitations they’ll look forward to'),
  '/en/wedding': html('/en/wedding', 'Weddings', '<a href="/en/prices">Prices</a> <a href="/en/help">help</a>'),
  '/en/prices': html('/en/prices', 'What it costs', '<a href="https://elsewhere.example/">Elsewhere</a>'),
  '/en/party': '<!doctype html><title>One moment</title><p>Please wait.</p>',
};

async function show(path: string) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    return { status: PAGES[url] === undefined ? 404 : 200, text: async () => PAGES[url] ?? '' };
  }) as unknown as typeof fetch;
  await testLanguage('en');
  const { Component, loader } = route;
  const errorElement = <p role="alert">failed</p>;
  const router = createMemoryRouter([{ path: '*', Component, loader, errorElement, hydrateFallbackElement: <></> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={createStore()}>
      <PageSourceContext value={routedPage}>
        <RouterProvider router={router} />
      </PageSourceContext>
    </Provider>,
  );
  return { asked, router };
}
/** Whether the app follows the click; otherwise the browser would, which jsdom cannot. */
function isFollowed(link: HTMLElement, keys: { ctrlKey?: boolean } = {}): boolean {
  let followed = false;
  const note = (event: Event) => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent.click(link, keys);
  return followed;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a static page in the app', () => {
  beforeEach(() => {
    cleanup();
    document.body.innerHTML = '';
    document.title = '';
  });

  it('is the element that the gateway has sent, which is not fetched again', async () => {
    document.body.innerHTML = PAGES['/en/wedding'] ?? '';
    document.title = 'Weddings · Festlig';
    const served = document.getElementById('static-page');
    const { asked } = await show('/en/wedding');
    await heading('Weddings');
    expect(document.getElementById('static-page')).toBe(served);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(asked).toEqual([]);
    expect(document.title).toBe('Weddings · Festlig');
  });

  it('is fetched when another page was sent, with its title', async () => {
    document.body.innerHTML = PAGES['/en'] ?? '';
    const { asked } = await show('/en/wedding');
    await heading('Weddings');
    expect(asked).toEqual(['/en/wedding']);
    expect(document.title).toBe('Weddings · Festlig');
  });

  it.each(['/', '/en/help', '/en/'])('is the front page at %s', async (path) => {
    const { asked } = await show(path);
    await heading('Invitations they’ll look forward to');
    expect(asked).toEqual(['/en']);
  });

  it('leads on within the app, and leaves other clicks to the browser', async () => {
    const { asked, router } = await show('/en/wedding');
    const link = await screen.findByRole('link', { name: 'Prices' });
    expect(isFollowed(link, { ctrlKey: true })).toBe(false);
    expect(router.state.location.pathname).toBe('/en/wedding');
    expect(isFollowed(link)).toBe(true);
    await heading('What it costs');
    expect(asked).toEqual(['/en/wedding', '/en/prices']);
    expect(isFollowed(screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false);
  });

  it('opens help over the page it is on', async () => {
    const { router } = await show('/en/wedding');
    fireEvent.click(await screen.findByRole('link', { name: 'help' }));
    await heading('Weddings');
    expect(router.state.location).toMatchObject({ pathname: '/en/wedding', mask: { pathname: '/en/help' } });
  });

  it.each(['/en/bryllup', '/en/nothing', '/en/wedding/more'])('is missing at %s, without a request', async (path) => {
    const { asked } = await show(path);
    await heading('We cannot find the page');
    expect(asked).toEqual([]);
  });

  it('is missing when the gateway says so', async () => {
    await show('/en/terms');
    await heading('We cannot find the page');
  });

  it('fails when the answer is another page, such as that of a busy server', async () => {
    await show('/en/party');
    expect((await screen.findByRole('alert')).textContent).toBe('failed');
  });
});

describe('a draft of this device (rule: draft-party)', () => {
  const OFFER = 'Continue your invitation “Summer party”';
  beforeEach(() => {
    cleanup();
    localStorage.clear();
    keepOnDevice({ id: 'a'.repeat(32), draft: aDraft() }, Date.now());
  });

  it('is offered on the front page, and leads to its page', async () => {
    await show('/en');
    await screen.findByText(OFFER);
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/en/new/party/edit');
  });

  it('is not offered on another static page', async () => {
    await show('/en/wedding');
    await heading('Weddings');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('is not there on the front page of a device without one', async () => {
    localStorage.clear();
    await show('/en');
    await heading('Invitations they’ll look forward to');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the start of the app', () => {
  it('waits for the router only where the gateway has sent a static page', async () => {
    document.body.innerHTML = '';
    const appRouter = startRouter();
    await readyToRender(appRouter);
    document.body.innerHTML = PAGES['/en'] ?? '';
    await readyToRender(appRouter);
    expect(appRouter.state.initialized).toBe(true);
  });
});

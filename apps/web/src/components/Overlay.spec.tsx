import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Outlet } from 'react-router-dom';
import { OVER_PAGE } from '../lib/over-page';
import { fakeServer, renderRoutes } from './testing/render-route';
import { Overlay } from './Overlay';

const scrollTo = jest.fn();
const Invitation = () => (
  <>
    <Link to="list" state={OVER_PAGE}>
      Open
    </Link>
    <Outlet />
  </>
);
const open = async (urls: string[], isPage = false) => {
  fakeServer({});
  const list = (
    <Overlay title="List" of="Sofie 40" width={700} isPage={isPage}>
      <p>the content</p>
    </Overlay>
  );
  return renderRoutes(
    [{ path: '/:idOrSlug', element: <Invitation />, children: [{ path: 'list', element: list }] }],
    urls,
  );
};

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo as typeof window.scrollTo;
});
afterEach(cleanup);

describe('what is open over the invitation', () => {
  it('is closed to the page it was opened from, which gets the focus and its title back', async () => {
    const { path } = await open(['/party/x', '/sofie']);
    document.title = 'Sofie 40 · Festlig';
    const link = await screen.findByRole('link', { name: 'Open' });
    link.focus();
    fireEvent.click(link);
    await screen.findByRole('dialog', { name: 'List' });
    expect([path(), document.title]).toEqual(['/sofie/list', 'List · Sofie 40 · Festlig']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(path()).toBe('/sofie'));
    expect(document.title).toBe('Sofie 40 · Festlig');
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('is a page of its own for hosts, which nothing closes (rules: photo-overlay, wish-overlay)', async () => {
    const { path } = await open(['/sofie/list'], true);
    expect(await screen.findByRole('heading', { name: 'List', level: 1 })).toBeTruthy();
    expect(document.title).toBe('List · Sofie 40 · Festlig');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.keyDown(screen.getByText('the content'), { key: 'Escape' });
    expect(path()).toBe('/sofie/list');
  });

  it('begins at its top for hosts who follow a link of the invitation, which leaves the scroll position to what is opened over it', async () => {
    await open(['/sofie'], true);
    fireEvent.click(await screen.findByRole('link', { name: 'Open' }));
    await screen.findByText('the content');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    cleanup();
    scrollTo.mockClear();
    await open(['/sofie']);
    fireEvent.click(await screen.findByRole('link', { name: 'Open' }));
    await screen.findByText('the content');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is closed to the invitation when it was opened by its own address, with the keys of the guest and nothing else', async () => {
    const { path, search } = await open(['/sofie/list?cid=abc&x=1']);
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect([path(), search()]).toEqual(['/sofie', '?cid=abc']));
  });

  it('says while there is no network that there is none, because it covers the notice of the page', async () => {
    await open(['/sofie/list']);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('status')).toBeNull();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(within(dialog).getByRole('status').textContent).toContain('You are offline');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(within(dialog).queryByRole('status')).toBeNull();
    online.mockRestore();
  });
});

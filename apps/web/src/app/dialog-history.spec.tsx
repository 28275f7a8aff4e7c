import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { Dialog } from '../components/Dialog';
import { Form } from '../components/form/Form';
import { TextField } from '../components/form/TextField';
import { FormDialog } from '../components/FormDialog';
import { LeaveGuard } from '../components/LeaveGuard';
import { testLanguage } from '../i18n/testing';
import { keepDialogsInHistory } from './dialog-history';

type Shown = 'one' | 'two' | 'busy' | 'form';

function Page() {
  const [shown, setShown] = useState<Shown[]>([]);
  const [dirty, setDirty] = useState(false);
  const navigate = useNavigate();
  const close = (name: Shown) => setShown((all) => all.filter((each) => each !== name));
  const press = (label: string, onClick: () => void) => <button onClick={onClick}>{label}</button>;
  return (
    <>
      <LeaveGuard when={dirty} />
      {press('Change the page', () => setDirty(true))}
      {press('Open one', () => setShown(['one']))}
      {press('Open busy', () => setShown(['busy']))}
      {press('Open form', () => setShown(['form']))}
      <Dialog open={shown.includes('one')} onClose={() => close('one')} aria-labelledby="One">
        <h2 id="One">One</h2>
        {press('Close one', () => close('one'))}
        {press('Two instead', () => setShown(['two']))}
        {press('Two over it', () => setShown(['one', 'two']))}
        {press('Go on', () => {
          close('one');
          void navigate('/next');
        })}
        {press('Leave', () => void navigate('/slow'))}
      </Dialog>
      <Dialog open={shown.includes('two')} onClose={() => close('two')} aria-labelledby="Two">
        <h2 id="Two">Two</h2>
      </Dialog>
      <Dialog open={shown.includes('busy')} onClose={() => undefined} aria-labelledby="Busy">
        <h2 id="Busy">Busy</h2>
        {press('Done', () => close('busy'))}
      </Dialog>
      <FormDialog open={shown.includes('form')} title="Form" onClose={() => close('form')}>
        <Form initialValues={{}} onSubmit={() => undefined}>
          <TextField name="name" label="Name" />
        </Form>
      </FormDialog>
    </>
  );
}

/** A page with a dialog of its own, whose code comes later: until then the page before it is on the screen. */
let arrive: () => void = () => undefined;
const SlowPage = lazy(async () => {
  await new Promise<void>((come) => (arrive = come));
  const NextPage = () => <Page />;
  return { default: NextPage };
});

let stop: () => void = () => undefined;
async function visit(entries: object[] = [{ pathname: '/before' }, { pathname: '/page', search: '?cid=a' }]) {
  const routes = [
    { path: '/page', element: <Page /> },
    { path: '/slow', element: <SlowPage /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries as never });
  stop = keepDialogsInHistory(router);
  render(<RouterProvider router={router} />);
  /** As a browser does it: the router holds the history. */
  const go = (delta: number) => act(async () => void (await router.navigate(delta)));
  const hasEntry = () => (router.state.location.state as { dialog?: boolean } | null)?.dialog === true;
  const opened = () => waitFor(() => expect(hasEntry()).toBe(true));
  const closed = () => waitFor(() => expect(hasEntry()).toBe(false));
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname + (location.state ? ' with a dialog' : '')));
  return { go, opened, closed, seen, where: () => router.state.location.pathname + router.state.location.search };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shows = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeTruthy());
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

beforeEach(async () => void (await testLanguage('en')));
afterEach(() => {
  stop();
  cleanup();
});

describe('Back', () => {
  it('closes a dialog and stays on the page; the next Back leaves the page', async () => {
    const { go, opened, where } = await visit();
    await press('Open one');
    await opened();
    expect(where()).toBe('/page?cid=a');
    await go(-1);
    await isGone('One');
    expect(where()).toBe('/page?cid=a');
    await go(-1);
    expect(where()).toBe('/before');
  });

  it('leaves the page when a dialog was closed by its own button', async () => {
    const { go, opened, closed, where } = await visit();
    await press('Open one');
    await opened();
    await press('Close one');
    await closed();
    await go(-1);
    expect(where()).toBe('/before');
  });

  it('closes the topmost of several dialogs, one at a time', async () => {
    const { go, opened, where } = await visit();
    await press('Open one');
    await opened();
    await press('Two over it');
    await shows('Two');
    await go(-1);
    await isGone('Two');
    await shows('One');
    await opened();
    await go(-1);
    await isGone('One');
    expect(where()).toBe('/page?cid=a');
  });

  it('closes a dialog that has replaced another', async () => {
    const { go, opened, where } = await visit();
    await press('Open one');
    await opened();
    await press('Two instead');
    await shows('Two');
    await go(-1);
    await isGone('Two');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where()).toBe('/page?cid=a');
  });

  it('does not close a dialog that refuses to close, however often Back is used', async () => {
    const { go, opened, closed, where } = await visit();
    await press('Open busy');
    for (let time = 0; time < 2; time++) {
      await opened();
      await go(-1);
      await shows('Busy');
    }
    await opened();
    await press('Done');
    await closed();
    expect(where()).toBe('/page?cid=a');
  });

  it('returns from a page that was opened in a dialog to the page without the dialog', async () => {
    const { go, opened, closed, where } = await visit();
    await press('Open one');
    await opened();
    await press('Go on');
    await waitFor(() => expect(where()).toBe('/next'));
    await go(-1);
    await closed();
    expect(where()).toBe('/page?cid=a');
    expect(screen.queryByRole('dialog')).toBeNull();
    await go(-1);
    expect(where()).toBe('/before');
  });

  it('knows no dialog on a page that was opened in one, until that page opens its own', async () => {
    const { go, opened, seen, where } = await visit();
    await press('Open one');
    await opened();
    await press('Leave');
    await waitFor(() => expect(where()).toBe('/slow'));
    await shows('One');
    await act(async () => arrive());
    await isGone('One');
    expect(seen.filter((entry) => entry.startsWith('/slow'))).not.toContain('/slow with a dialog');
    await press('Open one');
    await opened();
    await go(-1);
    await isGone('One');
    expect(where()).toBe('/slow');
  });

  it('asks before it discards what was typed in a dialog, and only then', async () => {
    const { go, opened, where } = await visit();
    await press('Open form');
    await opened();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anne' } });
    await go(-1);
    await shows('Discard what you have typed?');
    await press('Keep editing');
    await isGone('Discard what you have typed?');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anne');
    await opened();
    await go(-1);
    await shows('Discard what you have typed?');
    await press('Discard');
    await isGone('Discard what you have typed?');
    await isGone('Form');
    await press('Open form');
    await opened();
    await go(-1);
    await isGone('Form');
    expect(where()).toBe('/page?cid=a');
  });

  it('closes a dialog over a changed page without a question, but asks before it leaves the page', async () => {
    const { go, opened, where } = await visit();
    await press('Change the page');
    await press('Open one');
    await opened();
    await go(-1);
    await isGone('One');
    await go(-1);
    await shows('Leave without saving?');
    expect(where()).toBe('/page?cid=a');
    await press('Leave the page');
    await waitFor(() => expect(where()).toBe('/before'));
  });
});

it('opens no dialog when Forward reaches a dialog’s history entry', async () => {
  const { go, opened, closed, where } = await visit();
  await press('Open one');
  await opened();
  await go(-1);
  await isGone('One');
  await go(1);
  await closed();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(where()).toBe('/page?cid=a');
});

it('leaves the history entry of a dialog when the page is reloaded', async () => {
  const page = { pathname: '/page', search: '?cid=a' };
  const { go, closed, where } = await visit([{ pathname: '/before' }, page, { ...page, state: { dialog: true } }]);
  await closed();
  expect(where()).toBe('/page?cid=a');
  await go(-1);
  expect(where()).toBe('/before');
});

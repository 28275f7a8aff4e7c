import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { renderRoute } from './testing/render-route';
import { useToast } from './Toaster';

function Page({ action }: { action?: ReactNode }) {
  const toast = useToast();
  const navigate = useNavigate();
  const saveAndGo = () => {
    toast('Saved');
    void navigate('/list');
  };
  return (
    <>
      <button onClick={() => toast('Saved', { action })}>Save</button>
      <button onClick={saveAndGo}>Save and go on</button>
      <Link to="/list">List</Link>
      <Link to="/start">Start</Link>
      <Link to="?page=2">Page 2</Link>
    </>
  );
}
/** An element of this height that stands at the lower edge. */
const fixed = (height: number) => {
  const element = document.createElement('div');
  element.style.position = 'fixed';
  element.getBoundingClientRect = () => new DOMRect(0, innerHeight - height, innerWidth, height);
  return element;
};
const putBelow = (height: number) => {
  const element = fixed(height);
  document.elementsFromPoint = () => [element];
};
const message = async () => (await screen.findByText('Saved')).closest<HTMLElement>('.MuiSnackbar-root')!;
const edgeOf = ({ className }: HTMLElement) => /anchorOrigin(Top|Bottom)/.exec(className)?.[1];
const placeOf = (element: HTMLElement) => {
  const { marginBottom, visibility } = getComputedStyle(element);
  return { edge: edgeOf(element), marginBottom, isShown: visibility !== 'hidden' };
};
/** The message over an element of this height at the lower edge. */
const showOver = async (height: number) => {
  putBelow(height);
  await renderRoute(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return message();
};
afterEach(() => void Reflect.deleteProperty(document, 'elementsFromPoint'));

it('shows a message at the lower edge, above the bars that are there', async () => {
  expect(placeOf(await showOver(56))).toEqual({ edge: 'Bottom', marginBottom: '60px', isShown: true });
});

it('moves a message above a bar that comes while it is shown, and down again when that has gone (rule: message-beside-bars)', async () => {
  const shown = await showOver(0);
  expect(placeOf(shown).marginBottom).toBe('4px');
  putBelow(80);
  await waitFor(() => expect(placeOf(shown).marginBottom).toBe('84px'));
  putBelow(0);
  await waitFor(() => expect(placeOf(shown).marginBottom).toBe('4px'));
});

it('shows a message on top while something without buttons covers the screen, and at the lower edge once that has gone', async () => {
  const shown = await showOver(innerHeight);
  await waitFor(() => expect(placeOf(shown)).toMatchObject({ edge: 'Top', isShown: true }));
  putBelow(56);
  await waitFor(() => expect(placeOf(shown)).toMatchObject({ edge: 'Bottom', marginBottom: '60px' }));
});

it('shows a message above the buttons of a dialog that covers the screen (rule: message-beside-bars)', async () => {
  const dialog = document.body.appendChild(fixed(innerHeight));
  dialog.setAttribute('role', 'dialog');
  const button = dialog.appendChild(document.createElement('button'));
  button.getBoundingClientRect = () => new DOMRect(0, innerHeight - 70, 100, 44);
  const shown = await showOver(innerHeight);
  await waitFor(() => expect(placeOf(shown)).toEqual({ edge: 'Bottom', marginBottom: '74px', isShown: true }));
  dialog.remove();
});

it('is never in sight on top of a dialog that the same press closes', async () => {
  const onTop: unknown[] = [];
  const watch = new MutationObserver(() => {
    const { edge, isShown } = placeOf(document.querySelector<HTMLElement>('.MuiSnackbar-root') ?? document.body);
    if (edge === 'Top' && isShown) onTop.push(edge);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await renderRoute(<Page />);
  const dialog = fixed(innerHeight);
  // The first look meets it, and those after it do not.
  document.elementsFromPoint = () => {
    putBelow(0);
    return [dialog];
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const shown = await message();
  await waitFor(() => expect(placeOf(shown)).toMatchObject({ edge: 'Bottom', isShown: true }));
  watch.disconnect();
  expect(onTop).toEqual([]);
});

it('stays above the bars when a menu opens', async () => {
  const shown = await showOver(56);
  const menu = fixed(innerHeight);
  menu.className = 'MuiPopover-root';
  const bar = fixed(80);
  document.elementsFromPoint = () => [menu, bar];
  await waitFor(() => expect(placeOf(shown)).toMatchObject({ edge: 'Bottom', marginBottom: '84px' }));
});

const press = (role: 'button' | 'link', name: string) => fireEvent.click(screen.getByRole(role, { name }));
/** Its leaving begins with its becoming transparent. */
const isLeaving = () => screen.getByText('Saved').closest<HTMLElement>('.MuiAlert-root')?.style.opacity === '0';
const leaves = async () => {
  await waitFor(() => expect(isLeaving()).toBe(true));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
};

it('closes when a link leads to another page, and stays on the same one (rule: message-leaves)', async () => {
  await renderRoute(<Page />, '/start', '*');
  press('button', 'Save');
  await message();
  press('link', 'Page 2');
  await act(async () => undefined);
  expect(isLeaving()).toBe(false);
  press('link', 'List');
  await leaves();
});

it('closes when a link leads on, though the message has a link of its own (rule: message-leaves)', async () => {
  await renderRoute(<Page action={<Link to="/invitations">Invite</Link>} />, '/start', '*');
  press('button', 'Save');
  await message();
  press('link', 'List');
  await leaves();
});

it('stays where the finished action leads, and while there is something to undo (rule: message-leaves)', async () => {
  const { path } = await renderRoute(<Page action={<Button>Undo</Button>} />, '/start', '*');
  press('button', 'Save and go on');
  await message();
  await waitFor(() => expect(path()).toBe('/list'));
  expect(isLeaving()).toBe(false);
  press('button', 'Save');
  await screen.findByRole('button', { name: 'Undo' });
  press('link', 'Start');
  await waitFor(() => expect(path()).toBe('/start'));
  expect(isLeaving()).toBe(false);
});

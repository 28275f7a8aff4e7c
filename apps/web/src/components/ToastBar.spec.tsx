import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoute } from './testing/render-route';
import { useToast } from './Toaster';

function Page() {
  const toast = useToast();
  return <button onClick={() => toast('Saved')}>Save</button>;
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

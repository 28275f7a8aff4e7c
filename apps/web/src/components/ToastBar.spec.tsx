import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from './testing/render-route';
import { useToast } from './Toaster';

function Page() {
  const toast = useToast();
  return <button onClick={() => toast('Saved')}>Save</button>;
}
/** Where the message is, over an element of this height at the lower edge. */
const placeOver = async (height: number) => {
  const element = document.createElement('div');
  element.style.position = 'fixed';
  element.getBoundingClientRect = () => new DOMRect(0, innerHeight - height, innerWidth, height);
  document.elementsFromPoint = () => [element];
  await renderRoute(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const message = (await screen.findByText('Saved')).closest('.MuiSnackbar-root')!;
  return /anchorOrigin(Top|Bottom)/.exec(message.className)?.[1];
};
afterEach(() => void Reflect.deleteProperty(document, 'elementsFromPoint'));

it('shows a message at the lower edge, where bars may be', async () => {
  expect(await placeOver(56)).toBe('Bottom');
});

it('shows a message on top while a dialog covers the screen', async () => {
  expect(await placeOver(innerHeight)).toBe('Top');
});

import { afterEach, expect, it } from '@jest/globals';
import { besideDialog } from './beside-dialog';

/** A dialog on a screen of 800 px, with elements that reach from one place to another. */
const show = (...shown: [name: string, top: number, bottom: number][]) => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  for (const [name, top, bottom] of shown) {
    const element = dialog.appendChild(document.createElement(name));
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  }
};
afterEach(() => document.body.replaceChildren());

it('leaves a message at the lower edge where that is free', () => {
  show(['h2', 80, 120], ['p', 740, 790], ['button', 670, 714]);
  expect(besideDialog(48)).toBe(0);
});

it('has it above the buttons at the lower edge, and above further ones that it would then cover', () => {
  show(['h2', 80, 120], ['button', 730, 774]);
  expect(besideDialog(48)).toBe(70);
  document.body.replaceChildren();
  show(['h2', 80, 120], ['a', 660, 700], ['button', 730, 774]);
  expect(besideDialog(48)).toBe(140);
});

it('goes by the dialog on top', () => {
  show(['button', 730, 774]);
  show(['button', 400, 444]);
  expect(besideDialog(48)).toBe(0);
});

it('knows no place without a dialog, nor in one that is full of buttons', () => {
  expect(besideDialog(48)).toBeNull();
  show(...Array.from({ length: 8 }, (_, at): [string, number, number] => ['button', at * 100, at * 100 + 60]));
  expect(besideDialog(48)).toBeNull();
});

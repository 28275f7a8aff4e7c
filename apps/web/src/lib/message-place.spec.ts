import { afterEach, describe, expect, it } from '@jest/globals';
import { besideDialog, besideTitle } from './message-place';

type Placed = [name: string, top: number, bottom: number];
/** Elements that reach from one place to another, on a screen of 800 px. */
const put = (parent: Element, ...shown: Placed[]) => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  for (const [name, top, bottom] of shown) {
    const element = parent.appendChild(document.createElement(name));
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  }
};
/** The same in a dialog. */
const show = (...shown: Placed[]) => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  put(dialog, ...shown);
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
  show(...Array.from({ length: 8 }, (_, at): Placed => ['button', at * 100, at * 100 + 60]));
  expect(besideDialog(48)).toBeNull();
});

describe('on a page, a message (rule: message-beside-bars)', () => {
  it('is above the bars at the lower edge, unless the title is there', () => {
    put(document.body, ['h1', 200, 500], ['p', 520, 540]);
    expect(besideTitle(48, 60)).toBe(60);
  });

  it('is above a title that it would cover there, and above the line that stands with it', () => {
    put(document.body, ['h1', 500, 720]);
    expect(besideTitle(48, 60)).toBe(300);
    put(document.body, ['p', 430, 450]);
    expect(besideTitle(48, 60)).toBe(370);
  });

  it('is above the bars where a title fills the screen, or only screen readers have one', () => {
    put(document.body, ['h1', 10, 790]);
    expect(besideTitle(48, 60)).toBe(60);
    document.body.replaceChildren();
    put(document.body, ['h1', 700, 701]);
    expect(besideTitle(48, 60)).toBe(60);
  });
});

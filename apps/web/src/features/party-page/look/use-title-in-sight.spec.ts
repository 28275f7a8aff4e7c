import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useTitleInSight } from './use-title-in-sight';

const box = (top: number, height: number) => () => ({ top, height, bottom: top + height }) as DOMRect;
const by = jest.fn();
const to = jest.fn();
/** What the media queries of the screen answer. */
let screen: { isPhone: boolean; isStill: boolean };

beforeEach(() => {
  screen = { isPhone: true, isStill: false };
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const value = (query: string) => ({
    ...list,
    matches: query.includes('reduced-motion') ? screen.isStill : screen.isPhone,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  Object.assign(window, { innerHeight: 800, scrollY: 900, scrollBy: by.mockReset(), scrollTo: to.mockReset() });
});
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

/** Opens a sheet 300 px high on a page whose bar, 48 px high, is at the upper edge. */
function open({ picture, title }: { picture: number; title: number }) {
  document.body.innerHTML =
    '<div><div data-picture-tools><button>Colour</button></div></div><div id="picture"><textarea></textarea></div>';
  const of = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  of('[data-picture-tools]').getBoundingClientRect = box(0, 48);
  of('#picture').getBoundingClientRect = box(picture, 600);
  of('textarea').getBoundingClientRect = box(title, 60);
  const { result } = renderHook(useTitleInSight);
  const sheet = Object.defineProperty(document.createElement('div'), 'offsetHeight', { value: 300 });
  result.current.show(of('button'), sheet);
  return result.current;
}

it('scrolls to the picture that is above the screen, and back (rule: look-chosen)', () => {
  const { leave } = open({ picture: -900, title: -700 });
  expect(by).toHaveBeenCalledWith({ top: -948, behavior: 'smooth' });
  leave();
  expect(to).toHaveBeenCalledWith({ top: 900, behavior: 'smooth' });
  leave();
  expect(to).toHaveBeenCalledTimes(1);
});

it('brings a title into sight that the sheet would cover (rule: look-chosen)', () => {
  open({ picture: 48, title: 520 });
  expect(by).toHaveBeenCalledWith({ top: 96, behavior: 'smooth' });
});

it('moves at once where motion is to be reduced', () => {
  screen.isStill = true;
  open({ picture: -900, title: -700 }).leave();
  expect([by.mock.lastCall, to.mock.lastCall]).toMatchObject([[{ behavior: 'auto' }], [{ behavior: 'auto' }]]);
});

it.each([
  { where: 'the title is in sight', isPhone: true, at: { picture: 40, title: 200 } },
  { where: 'the choice opens beside its button', isPhone: false, at: { picture: -900, title: -700 } },
])('does not move the page where $where', ({ isPhone, at }) => {
  screen.isPhone = isPhone;
  open(at).leave();
  expect([by.mock.calls, to.mock.calls]).toEqual([[], []]);
});

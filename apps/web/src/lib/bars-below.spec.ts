import { afterEach, expect, it } from '@jest/globals';
import { barsBelow } from './bars-below';

/** Elements at the lower edge of a screen of 844 px, each with its position and its top. */
const show = (...shown: [position: string, top: number, name?: string][]) => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 844 });
  const elements = shown.map(([position, top, name = '']) => {
    const element = document.createElement('div');
    element.className = name;
    element.style.position = position;
    element.getBoundingClientRect = () => ({ top }) as DOMRect;
    return document.body.appendChild(element);
  });
  Object.assign(document, { elementsFromPoint: () => elements });
  return elements;
};
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

it('is as high as the highest bar at the lower edge, and nothing without one', () => {
  show(['static', 0], ['sticky', 740], ['fixed', 790]);
  expect(barsBelow('.toast')).toBe(104);
  show(['static', 0]);
  expect(barsBelow('.toast')).toBe(0);
});

it('leaves out what asks', () => {
  show(['fixed', 600, 'toast'], ['fixed', 790]);
  expect(barsBelow('.toast')).toBe(54);
});

it('is not known while a dialog covers the screen', () => {
  show(['fixed', 0], ['fixed', 790]);
  expect(barsBelow('.toast')).toBeNull();
});

it('counts a bar that stands above the end of the page where a message would lie over it, and none farther up', () => {
  const [footer, bar] = show(['sticky', 752], ['sticky', 688]);
  Object.assign(document, {
    elementsFromPoint: (_: number, y: number) => (y >= 752 ? [footer] : y >= 688 ? [bar] : []),
  });
  expect(barsBelow('.toast')).toBe(156);
  // A bar that ends where no message would be.
  Object.assign(document, {
    elementsFromPoint: (_: number, y: number) => (y >= 752 ? [footer] : y < 660 ? [bar] : []),
  });
  expect(barsBelow('.toast')).toBe(92);
});

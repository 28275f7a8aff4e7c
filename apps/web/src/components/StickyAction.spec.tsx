import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderRoute } from './testing/render-route';
import { StickyAction } from './StickyAction';

const pressed = jest.fn();
let tell: (isIntersecting: boolean) => void = () => undefined;

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button}>Send to 3 guests</button>
      <StickyAction button={button} title="Send" text="3 guests" label="Send" onPress={pressed} />
    </>
  );
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

it('has the action while its button is out of sight, and only then (rule: send-in-reach)', async () => {
  class Observer {
    constructor(saw: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => saw([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  await renderRoute(<Page />);
  act(() => tell(false));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('region', { name: 'Send' }).textContent).toContain('3 guests');
  act(() => tell(true));
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('stays where it has the only button, which says what it does', async () => {
  await renderRoute(
    <StickyAction button={null} title="Send to 3 guests" text="3 guests" label="Send" onPress={pressed} />,
  );
  const button = screen.getByRole('button', { name: 'Send to 3 guests' });
  expect(button.textContent).toBe('Send');
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});

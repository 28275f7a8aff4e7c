import { useEffect, useRef, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Makes a toolbar one stop for the Tab key, at the button used last; arrow keys, Home and End move from there. */
export function useRovingFocus() {
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];
  const mark = () => buttons().forEach((button, at) => (button.tabIndex = at === current.current ? 0 : -1));
  // After every render, because React sets the tab stops of new buttons itself.
  useEffect(mark);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const step = STEPS[event.key];
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (!step || at < 0) return;
    event.preventDefault();
    current.current = step(at, all.length);
    mark();
    all[current.current]?.focus();
  };
  return { toolbar, onKeyDown };
}

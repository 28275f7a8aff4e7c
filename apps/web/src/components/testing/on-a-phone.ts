/** Every media query holds while this runs, as those for narrow screens do on a phone. */
export async function onAPhone(work: () => Promise<void>): Promise<void> {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
}

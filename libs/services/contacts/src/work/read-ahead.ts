/** The same items: the next `count` are asked for while the one before them is worked on. */
export async function* readAhead<T>(items: AsyncGenerator<T, undefined>, count: number): AsyncGenerator<T, undefined> {
  const ask = () => {
    const next = items.next();
    // Told to whoever waits for it; nobody does when the work on one before it has failed.
    next.catch(() => undefined);
    return next;
  };
  const asked = Array.from({ length: count }, ask);
  for (;;) {
    const next = await asked.shift();
    if (next === undefined || next.done) return;
    asked.push(ask());
    yield next.value;
  }
}

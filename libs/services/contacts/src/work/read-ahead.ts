/** Yields the same items, and requests the next `count` while one is processed. */
export async function* readAhead<T>(items: AsyncGenerator<T, undefined>, count: number): AsyncGenerator<T, undefined> {
  const ask = () => {
    const next = items.next();
    // The consumer that awaits the item gets the error; nobody awaits it when the processing of an earlier item has
    // failed.
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

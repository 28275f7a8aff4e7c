import { type ComponentType, lazy } from 'react';
import { putWaiting } from './first-data';
import { patiently } from '../lib/patiently';

type Module<P> = { default: ComponentType<P> };

/**
 * A part of the page in a file of its own that can be loaded before it is rendered: then it is drawn with the rest of the page,
 * and nothing stands in its place first (rule: host-page-whole).
 */
export function firstPart<P>(load: () => Promise<Module<P>>) {
  let module: Module<P> | undefined;
  const loaded = patiently(async () => {
    module = await load();
    putWaiting();
    return module;
  });
  // React asks a promise whether it is fulfilled only after it has drawn what stands in its place.
  const atOnce = (known: Module<P>) => ({ then: (done: (value: Module<P>) => void) => done(known) });
  return { Part: lazy(() => (module ? (atOnce(module) as unknown as Promise<Module<P>>) : loaded())), load: loaded };
}

import { ACCESS_LEVELS, type AnyCall } from '@festlig/contracts/define';
import type { Problem, SourceFile } from './tree.ts';

const ABOUT_A_PARTY = new Set<string>(['guest', 'editor', 'owner']);

/** Every call says who may make it, and one about a party names it. */
export function declaresAccess(calls: readonly AnyCall[]): Problem[] {
  return calls.flatMap((call) => {
    const path = `contract ${call.name}`;
    if (!(ACCESS_LEVELS as readonly string[]).includes(call.access)) return [{ path, what: 'declares no access' }];
    const shape = (call.input as { shape?: Record<string, unknown> }).shape ?? {};
    if (ABOUT_A_PARTY.has(call.access) && !('partyId' in shape)) return [{ path, what: 'has no partyId in its input' }];
    if (call.access === 'internal' && call.http) return [{ path, what: 'is internal and bound to HTTP' }];
    return [];
  });
}

/** No two calls at one address. */
export function oneCallAnAddress(calls: readonly AnyCall[]): Problem[] {
  const seen = new Map<string, string>();
  return calls.flatMap((call) => {
    if (!call.http) return [];
    const address = `${call.http.method} ${call.http.path.replace(/:\w+/g, ':')}`;
    const other = seen.get(address);
    seen.set(address, call.name);
    return other ? [{ path: `contract ${call.name}`, what: `has the address of ${other}: ${address}` }] : [];
  });
}

/** Every call has exactly one handler, in the folder of its service. */
export function oneHandlerACall(calls: readonly AnyCall[], files: readonly SourceFile[]): Problem[] {
  return calls.flatMap((call) => {
    const [service, name] = call.name.split('.') as [string, string];
    const mark = new RegExp(`@Handles\\(\\s*\\w+\\.calls\\.${name}\\s*\\)`);
    const inService = files.filter(({ path }) => path.startsWith(`libs/services/${service}/src/features/`));
    const handlers = inService.filter(({ path, text }) => path.endsWith('.handler.ts') && mark.test(text));
    return handlers.length === 1
      ? []
      : [{ path: `contract ${call.name}`, what: `has ${handlers.length} handlers in libs/services/${service}` }];
  });
}

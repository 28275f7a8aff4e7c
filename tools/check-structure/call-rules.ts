import { ACCESS_LEVELS } from '@festlig/contracts/define';
import { isSpec, type Rule, under } from './house.ts';
import { importsOf } from './imports.ts';

const ABOUT_A_PARTY = new Set<string>(['guest', 'editor', 'owner']);

/** Every call declares its access, and a call about a party has `partyId` in its input. */
export const declaresAccess: Rule = ({ calls }) =>
  calls.flatMap((call) => {
    const path = `contract ${call.name}`;
    if (!(ACCESS_LEVELS as readonly string[]).includes(call.access)) return [{ path, what: 'declares no access' }];
    const shape = (call.input as { shape?: Record<string, unknown> }).shape ?? {};
    if (ABOUT_A_PARTY.has(call.access) && !('partyId' in shape)) return [{ path, what: 'has no partyId in its input' }];
    if (call.access === 'internal' && call.http) return [{ path, what: 'is internal and bound to HTTP' }];
    // The gateway makes this call itself, for the caller, before it reads the file of another one.
    const beginsAnother = calls.some(({ http }) => http?.file === call.name);
    if (call.access !== 'internal' && !call.http && !beginsAnother)
      return [{ path, what: 'is neither internal nor bound to HTTP' }];
    return [];
  });

/** No two calls have the same address. */
export const oneCallAnAddress: Rule = ({ calls }) => {
  const seen = new Map<string, string>();
  return calls.flatMap((call) => {
    if (!call.http) return [];
    const address = `${call.http.method} ${call.http.path.replace(/:\w+/g, ':')}`;
    const other = seen.get(address);
    seen.set(address, call.name);
    return other ? [{ path: `contract ${call.name}`, what: `has the address of ${other}: ${address}` }] : [];
  });
};

const isBinding = (path: string) => /^libs\/contracts\/src\/\w+\/(guest-)?http\.ts$/.test(path);
const PLAIN = new Set(['../define/http', './guest-http']);

/** Browsers load bindings, so they are plain data without schemas, and each belongs to a call. */
export const bindingsArePlain: Rule = ({ calls, files }) =>
  files
    .filter(({ path }) => isBinding(path))
    .flatMap(({ path, text }) => {
      const heavy = importsOf(text).filter((specifier) => !PLAIN.has(specifier));
      const bound = [...text.matchAll(/\bhttp\(\s*'([^']+)'/g)].map((match) => String(match[1]));
      const unknown = bound.filter((name) => !calls.some((call) => call.http?.name === name));
      return [
        ...heavy.map((specifier) => ({ path, what: `imports ${specifier}, which a browser would fetch` })),
        ...unknown.map((name) => ({ path, what: `binds ${name}, which is not a call of a contract` })),
      ];
    });

/** Every call has exactly one handler, in the folder of its service that is named after the call. */
export const oneHandlerACall: Rule = ({ calls, files }) =>
  calls.flatMap((call) => {
    const [service, name] = call.name.split('.') as [string, string];
    const mark = new RegExp(`@Handles\\(\\s*\\w+\\.calls\\.${name}\\s*\\)`);
    const features = under(files, `libs/services/${service}/src/features/`);
    const handlers = features.filter(({ path, text }) => path.endsWith('.handler.ts') && mark.test(text));
    const path = `contract ${call.name}`;
    const [handler] = handlers;
    if (handlers.length !== 1 || !handler) return [{ path, what: `has ${handlers.length} handlers in ${service}` }];
    const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = `libs/services/${service}/src/features/${folder}/${folder}.handler.ts`;
    return handler.path === own ? [] : [{ path: handler.path, what: `answers ${call.name}: it belongs in ${own}` }];
  });

/** Every handler answers a call that its service declares. */
export const everyHandlerHasItsCall: Rule = ({ calls, files }) =>
  under(files, 'libs/services/').flatMap(({ path, text }) => {
    const [, service] = /^libs\/services\/([^/]+)\/src\/features\/.+\.handler\.ts$/.exec(path) ?? [];
    if (!service) return [];
    const name = /@Handles\(\s*\w+\.calls\.(\w+)\s*\)/.exec(text)?.[1];
    const declared = calls.some((call) => call.name === `${service}.${name}`);
    return declared ? [] : [{ path, what: `handles no call of ${service}` }];
  });

/** Every call is used in a test of its service. */
export const everyCallIsTried: Rule = ({ calls, files }) =>
  calls.flatMap((call) => {
    const [service, name] = call.name.split('.') as [string, string];
    const specs = under(files, `libs/services/${service}/`).filter(isSpec);
    const tried = specs.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
    const handler = new RegExp(`\\b${name[0]?.toUpperCase()}${name.slice(1)}Handler\\b`);
    const direct = specs.some(({ text }) => handler.test(text));
    return tried || direct ? [] : [{ path: `contract ${call.name}`, what: 'is not used in any test of its service' }];
  });

/**
 * A handler names the call whose error it throws, so that an error which the call does not declare does not compile.
 */
export const refusalsNameTheirCall: Rule = ({ files }) =>
  under(files, 'libs/services/').flatMap(({ path, text }) => {
    const [, name = ''] = /@Handles\(\s*\w+\.calls\.(\w+)\s*\)/.exec(text) ?? [];
    if (!path.endsWith('.handler.ts') || name === '') return [];
    const wanted = `new CallError<${name[0]?.toUpperCase()}${name.slice(1)}>(`;
    const others = [...text.matchAll(/new CallError\b(<\w*>)?\(/g)].filter(([found]) => found !== wanted);
    return others.map(([found]) => ({ path, what: `throws ${found}...): write ${wanted}...)` }));
  });

/** Handlers have one form: `type GetOne = typeof a.calls.getOne`, and a `GetOneHandler` that implements it. */
export const handlersLookAlike: Rule = ({ files }) =>
  under(files, 'libs/services/').flatMap(({ path, text }) => {
    const [, call = '', name = ''] = /@Handles\(\s*(\w+\.calls\.(\w+))\s*\)/.exec(text) ?? [];
    if (!path.endsWith('.handler.ts') || name === '') return [];
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const wanted = [`type ${type} = typeof ${call};`, `class ${type}Handler implements Handler<${type}>`];
    return wanted.filter((line) => !text.includes(line)).map((line) => ({ path, what: `has no "${line}"` }));
  });

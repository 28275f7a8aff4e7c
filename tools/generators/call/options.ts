import type { Tree } from '@nx/devkit';
import { allCalls, callsOf, checkedService, errorsOf, services } from '../source/contract.ts';
import { checkedName, Refused } from '../source/names.ts';

export const ACCESS = ['public', 'guest', 'user', 'editor', 'owner', 'internal'] as const;
export type Access = (typeof ACCESS)[number];
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];
const STATUSES = [400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 503];

export interface CallOptions {
  name: string;
  service: string;
  summary: string;
  access: Access;
  idempotent: boolean;
  method?: string;
  path?: string;
  error?: string;
  errorDa?: string;
  errorEn?: string;
}

export interface NewError {
  code: string;
  status: number;
  field: string | undefined;
  da: string;
  en: string;
}

export const isAboutAParty = (access: Access) => access === 'guest' || access === 'editor' || access === 'owner';
export const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => String(match[1]));

/** @throws Refused with what is wrong, before anything is written */
export function checkedCall(tree: Tree, options: CallOptions) {
  const service = checkedService(tree, options.service);
  const name = checkedName(options.name, 'call', 2);
  if (callsOf(tree, service).some((call) => call.name === name.camel)) {
    throw new Refused(`${service}.${name.camel} is there already`);
  }
  if (options.summary.trim() === '') throw new Refused('a call says in a sentence what it does (--summary)');
  if (!ACCESS.includes(options.access)) throw new Refused(`access is one of ${ACCESS.join(', ')}`);
  return { service, name, http: checkedBinding(tree, options), ...checkedError(tree, options) };
}

function checkedBinding(tree: Tree, { access, method, path, idempotent }: CallOptions) {
  if (access === 'internal') {
    if (method || path) throw new Refused('an internal call has no HTTP binding');
    return undefined;
  }
  if (!method || !path) throw new Refused('give --method and --path: only internal calls have no HTTP binding');
  if (!METHODS.includes(method)) throw new Refused(`method is one of ${METHODS.join(', ')}`);
  if (!/^(\/(:[a-z]\w*|[a-z0-9.-]+))+$/.test(path)) throw new Refused(`"${path}" is no path like /api/party/:partyId`);
  if (isAboutAParty(access) && !parametersOf(path).includes('partyId')) {
    throw new Refused(`a call for a party's ${access} names the party: put :partyId into the path`);
  }
  if (method === 'GET' && !idempotent) throw new Refused('a GET changes nothing, so it is idempotent');
  const address = (one: string, other: string) => `${one} ${other.replace(/:\w+/g, ':')}`;
  const taken = allCalls(tree).find(({ http }) => http && address(http.method, http.path) === address(method, path));
  if (taken) throw new Refused(`${method} ${path} is the address of ${taken.service}.${taken.name}`);
  return { method, path };
}

/** The code the call refuses with, the field it is about, and what to declare when it is a new one. */
function checkedError(
  tree: Tree,
  options: CallOptions,
): { refusal?: { code: string; field: string | undefined }; newError?: NewError } {
  if (!options.error) return {};
  const [code = '', status = '', field, ...more] = options.error.split(':');
  if (!/^[a-z]+(_[a-z]+)*$/.test(code) || more.length > 0)
    throw new Refused(`"${options.error}" is no code:status:field`);
  const known = errorsOf(tree, options.service).find((error) => error.code === code);
  if (status === '') {
    if (!known) throw new Refused(`${code} is a new error: write ${code}:status, with --errorDa and --errorEn`);
    return { refusal: known };
  }
  const taken = services(tree).find((service) => errorsOf(tree, service).some((error) => error.code === code));
  if (taken) throw new Refused(`${code} is there already, in ${taken}`);
  if (!STATUSES.includes(Number(status))) throw new Refused(`${status} is not one of ${STATUSES.join(', ')}`);
  const [da, en] = [options.errorDa?.trim(), options.errorEn?.trim()];
  if (!da || !en) throw new Refused(`${code} needs its text in both languages: --errorDa and --errorEn`);
  return { refusal: { code, field }, newError: { code, status: Number(status), field, da, en } };
}

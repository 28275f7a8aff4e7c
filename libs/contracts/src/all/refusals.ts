import type { z } from 'zod';
import type { AnyCall } from '../define';
import { isStreamed, parametersOf, TEXT_BYTES } from '../define/http';
import { allErrors, type ErrorCode } from '.';

/** The parts of a zod schema that can refuse input. */
interface Def {
  type: string;
  error?: Message;
  checks?: { _zod: { def: { check: string; error?: Message } } }[];
  shape?: Record<string, Schema>;
  /** `never` when other fields are refused. */
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  in?: Schema;
  out?: Schema;
}
type Message = (issue: never) => unknown;
type Schema = z.ZodType & { def: Def };

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in allErrors;

/** The codes of limits that declare no code of their own. */
const BOUNDS: Readonly<Record<string, ErrorCode>> = {
  min_length: 'too_short',
  max_length: 'too_long',
  greater_than: 'too_short',
  less_than: 'too_long',
};

/** The codes that a schema declares, and those of its limits. */
function codesIn(schema: Schema): unknown[] {
  const { error, checks = [], shape = {}, options = [], catchall, ...parts } = schema.def;
  const inner = [parts.element, parts.innerType, parts.keyType, parts.valueType, parts.in, parts.out];
  return [
    error?.({} as never),
    ...(catchall?.def.type === 'never' ? ['unknown_field'] : []),
    ...checks.map(({ _zod: { def } }) => def.error?.({} as never) ?? BOUNDS[def.check]),
    ...[...Object.values(shape), ...options, ...inner].flatMap((part) => (part ? codesIn(part) : [])),
  ];
}

/** Whether a field outside the path can be missing. */
const canMiss = (call: AnyCall): boolean => {
  const { shape = {} } = (call.input as Schema).def;
  const inPath = call.http ? parametersOf(call.http) : [];
  return Object.entries(shape).some(([field, part]) => !inPath.includes(field) && !part.safeParse(undefined).success);
};

/** The codes with which the gateway can refuse before it calls a service. */
function codesOfBinding({ http }: AnyCall): ErrorCode[] {
  if (!http) return [];
  const isList = http.maxBytes > TEXT_BYTES;
  const isCounted = http.perMinute !== undefined || http.missesPerMinute !== undefined;
  return [
    ...(http.guard === 'session' ? (['csrf_invalid'] as const) : []),
    ...(http.method === 'GET' ? [] : (['too_large'] as const)),
    ...(isList ? (['too_slow'] as const) : []),
    ...(isCounted || isList || isStreamed(http) ? (['too_many_requests'] as const) : []),
  ];
}

/**
 * All codes with which a call can refuse: those it declares, and those that follow from its access, binding and
 * input.
 */
export function refusalsOf(call: AnyCall): ErrorCode[] {
  const { access, errors, input } = call;
  const codes: unknown[] = [
    ...(['user', 'editor', 'owner'].includes(access) ? ['needs_login'] : []),
    ...(['guest', 'editor', 'owner', 'internal'].includes(access) ? ['not_found'] : []),
    ...codesOfBinding(call),
    ...(canMiss(call) ? ['required'] : []),
    ...codesIn(input as Schema),
    ...errors,
    'invalid',
    'unavailable',
    'unexpected',
  ];
  return [...new Set(codes.filter(isCode))];
}

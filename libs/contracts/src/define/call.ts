import type { z } from 'zod';
import type { CommonCode, ErrorTable } from './errors';
import { DEADLINE, type HttpBinding } from './http';

/**
 * Who may make a call. Enforced in the service that owns it, never in the gateway alone.
 * `guest`, `editor` and `owner` are about one party, so their input names it as `partyId` (id, short id or slug)
 * (rules: access-is-data, role-guest, role-editor, role-owner).
 */
export const ACCESS_LEVELS = ['public', 'guest', 'user', 'editor', 'owner', 'internal'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

interface Declared<I extends z.ZodType, O extends z.ZodType, A extends Access, E extends string> {
  summary: string;
  access: A;
  input: I;
  output: O;
  /** Safe to send again after a lost answer. Only such calls are retried. */
  idempotent: boolean;
  /**
   * A read that tells every visitor, and every service, the same: equal ones under way at the same time may be answered
   * with one. A signed-in person's are never shared: they see what they have just changed.
   */
  isShared?: true;
  /** The codes it refuses with, beside those that follow from its access, binding and input (see `refusalsOf`). */
  errors?: readonly E[];
}

/** A call that people make has a binding, which says how long they wait. Of one that only services make, it is said here. */
type Offered<N extends string> = { http: HttpBinding<N>; deadline?: never } | { http?: never; deadline?: number };

/** `E` are the codes it names, `N` is the name that the binding gives it; `never` without any. */
export interface CallDeclaration<
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
  E extends string,
  N extends string,
> extends Declared<I, O, A, E> {
  http?: HttpBinding<N>;
  /** Milliseconds before the caller gives up; DEADLINE when left out. */
  deadline?: number;
}

/** A declared call with the name it has on the wire: `<service>.<call>`. */
export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  E extends string = string,
> extends Declared<I, O, A, E> {
  name: string;
  service: string;
  errors: readonly E[];
  http?: HttpBinding;
  /** Milliseconds before the caller gives up. */
  deadline: number;
}

export type AnyCall = Call;
export type InputOf<C extends AnyCall> = z.output<C['input']>;
/** What a caller may leave out because the schema has a default for it. */
export type RequestOf<C extends AnyCall> = z.input<C['input']>;
export type OutputOf<C extends AnyCall> = z.output<C['output']>;

type Hidden = 'guest' | 'editor' | 'owner' | 'internal';
type OfAUser = 'user' | 'editor' | 'owner';

/** The codes a handler may refuse with: those the call names, and those that follow from who may make it. */
export type CodesOf<C extends AnyCall> =
  | C['errors'][number]
  | 'invalid'
  | 'unavailable'
  | (C['access'] extends OfAUser ? 'needs_login' : never)
  | (C['access'] extends Hidden ? 'not_found' : never);

/** Declares one call; its name comes from its place in the contract. */
export function call<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  const E extends string = never,
  N extends string = never,
>(declaration: Declared<I, O, A, E> & Offered<N>): CallDeclaration<I, O, A, E, N> {
  return declaration;
}

type Declarations<E extends string = string> = Record<string, CallDeclaration<z.ZodType, z.ZodType, Access, E, string>>;
type CallOf<D> = D extends CallDeclaration<infer I, infer O, infer A, infer E, string> ? Call<I, O, A, E> : never;
/** Each binding is the one of the call that has it. */
type OwnBindings<S extends string, D> = {
  [K in keyof D]: D[K] extends { http?: HttpBinding<infer N> }
    ? [N] extends [`${S}.${K & string}`]
      ? unknown
      : { http: HttpBinding<`${S}.${K & string}`> }
    : unknown;
};

export interface Contract<D extends Declarations = Declarations> {
  service: string;
  errors: ErrorTable;
  calls: { [K in keyof D]: CallOf<D[K]> };
}

/**
 * One service's whole surface: its calls and the errors it answers with (rules: calls-have-their-names, one-contract).
 */
export function defineContract<
  const S extends string,
  const T extends ErrorTable,
  const D extends Declarations<(keyof T & string) | CommonCode>,
>(service: S, errors: T, declarations: D & OwnBindings<S, D>): Contract<D> {
  const calls = Object.fromEntries(
    Object.entries<Declarations[string]>(declarations).map(([key, declaration]) => {
      const { http, deadline = DEADLINE } = declaration;
      const named = { errors: [], ...declaration, service, name: `${service}.${key}` };
      return [key, { ...named, deadline: http?.deadline ?? deadline }];
    }),
  );
  return { service, errors, calls: calls as unknown as Contract<D>['calls'] };
}

import type { z } from 'zod';
import type { CommonCode, ErrorTable } from './errors';
import { DEADLINE, type HttpBinding } from './http';
import { strictInput } from './strict-input';

/**
 * Who may make a call. Enforced by the service that owns the call, never by the gateway alone. `guest`, `editor`
 * and `owner` concern one party, so their input contains `partyId` (id, short id or slug) (rules: access-is-data,
 * role-guest, role-editor, role-owner).
 */
export const ACCESS_LEVELS = ['public', 'guest', 'user', 'editor', 'owner', 'internal'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

interface Declared<I extends z.ZodType, O extends z.ZodType, A extends Access, E extends string> {
  summary: string;
  access: A;
  input: I;
  output: O;
  /** Safe to repeat after a lost answer. Only such calls are retried. */
  idempotent: boolean;
  /**
   * A read with the same answer for every visitor and service: equal calls at the same time may share one answer.
   * Calls of a signed-in user are never shared, so that users see their own changes.
   */
  isShared?: true;
  /**
   * The codes with which the call refuses, in addition to those that follow from its access, binding and input (see
   * `refusalsOf`).
   */
  errors?: readonly E[];
}

/** The deadline of a call with a binding is given by the binding; that of a call between services is given here. */
type Offered<N extends string> = { http: HttpBinding<N>; deadline?: never } | { http?: never; deadline?: number };

/** `E` are the declared error codes, `N` is the name in the binding; `never` without any. */
export interface CallDeclaration<
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
  E extends string,
  N extends string,
> extends Declared<I, O, A, E> {
  http?: HttpBinding<N>;
  /** Milliseconds until the caller gives up; DEADLINE when left out. */
  deadline?: number;
}

/** A declared call with its name on the wire: `<service>.<call>`. */
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
  /** Milliseconds until the caller gives up. */
  deadline: number;
}

export type AnyCall = Call;
export type InputOf<C extends AnyCall> = z.output<C['input']>;
/** The input as a caller gives it: fields with a default in the schema may be left out. */
export type RequestOf<C extends AnyCall> = z.input<C['input']>;
export type OutputOf<C extends AnyCall> = z.output<C['output']>;

type Hidden = 'guest' | 'editor' | 'owner' | 'internal';
type OfAUser = 'user' | 'editor' | 'owner';

/** The codes with which a handler may refuse: those that the call declares, and those that follow from its access. */
export type CodesOf<C extends AnyCall> =
  | C['errors'][number]
  | 'invalid'
  | 'unavailable'
  | (C['access'] extends OfAUser ? 'needs_login' : never)
  | (C['access'] extends Hidden ? 'not_found' : never);

/** Declares one call. Its name follows from its key in the contract. */
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
/** Allows each binding only in the call whose name it has. */
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

/** The calls of one service and the errors with which they answer (rules: calls-have-their-names, one-contract). */
export function defineContract<
  const S extends string,
  const T extends ErrorTable,
  const D extends Declarations<(keyof T & string) | CommonCode>,
>(service: S, errors: T, declarations: D & OwnBindings<S, D>): Contract<D> {
  const calls = Object.fromEntries(
    Object.entries<Declarations[string]>(declarations).map(([key, declaration]) => {
      const { http, deadline = DEADLINE } = declaration;
      // Between services a field more is ignored, because one of them can be the newer version.
      const input = http ? strictInput(declaration.input) : declaration.input;
      const named = { errors: [], ...declaration, input, service, name: `${service}.${key}` };
      return [key, { ...named, deadline: http?.deadline ?? deadline }];
    }),
  );
  return { service, errors, calls: calls as unknown as Contract<D>['calls'] };
}

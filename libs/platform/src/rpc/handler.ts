import type { Access, AnyCall, InputOf, OutputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { PartyAccess } from './access';

export interface CallContext {
  requestId: string;
  user: User | null;
  party: PartyAccess | null;
}

type ContextAt<A extends Access> = A extends 'editor' | 'owner'
  ? CallContext & { user: User; party: PartyAccess }
  : A extends 'guest'
    ? CallContext & { party: PartyAccess }
    : A extends 'user'
      ? CallContext & { user: User }
      : CallContext;

/** What the access level of a call promises its handler. */
export type ContextOf<C extends AnyCall> = ContextAt<C['access']>;

/**
 * Answers one call. Input is parsed and access decided before it runs; throw a CallError to refuse.
 * `handle` is a property: a handler that asks more of its input or its context than the call promises does not compile.
 */
export interface Handler<C extends AnyCall> {
  handle: (input: InputOf<C>, context: ContextOf<C>) => Promise<OutputOf<C>>;
}

const CALL = Symbol('festlig:call');

/** Marks a provider as the handler of a call; the start registers it. It takes the handlers of that call alone. */
export const Handles =
  <C extends AnyCall>(call: C) =>
  (target: abstract new (...dependencies: never[]) => Handler<C>): void => {
    Injectable()(target);
    Reflect.defineMetadata(CALL, call, target);
  };

export const callOf = (target: object): AnyCall | undefined => Reflect.getMetadata(CALL, target) as AnyCall | undefined;

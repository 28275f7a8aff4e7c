import type { Access, AnyCall, InputOf, OutputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { PartyAccess } from './access';

export interface CallContext {
  requestId: string;
  user: User | null;
  party: PartyAccess | null;
}

/** What the access level of a call promises its handler. */
export type ContextOf<A extends Access> = A extends 'editor' | 'owner'
  ? CallContext & { user: User; party: PartyAccess }
  : A extends 'guest'
    ? CallContext & { party: PartyAccess }
    : A extends 'user'
      ? CallContext & { user: User }
      : CallContext;

/** Answers one call. Input is parsed and access decided before it runs; throw a CallError to refuse. */
export interface Handler<C extends AnyCall> {
  handle(input: InputOf<C>, context: ContextOf<C['access']>): Promise<OutputOf<C>>;
}

const CALL = Symbol('festlig:call');

/** Marks a provider as the handler of a call; the start registers it. */
export const Handles =
  (call: AnyCall): ClassDecorator =>
  (target) => {
    Injectable()(target);
    Reflect.defineMetadata(CALL, call, target);
  };

export const callOf = (target: object): AnyCall | undefined => Reflect.getMetadata(CALL, target) as AnyCall | undefined;

import type { AnyCall, InputOf, OutputOf } from '@festlig/contracts/define';
import { Injectable } from '@nestjs/common';
import type { ContextOf } from './call-context';

/**
 * Answers one call. Input is parsed and access decided before it runs; throw a `CallError` of the call to refuse.
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

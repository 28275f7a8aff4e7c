import type { AnyCall, InputOf, OutputOf } from '@festlig/contracts/define';
import { Injectable } from '@nestjs/common';
import type { ContextOf } from './call-context';

/**
 * Answers one call. The input is parsed and access decided before it runs. Throw a `CallError` of the call to
 * refuse. `handle` is a property, so that a handler that requires more of its input or context than the call
 * provides does not compile.
 */
export interface Handler<C extends AnyCall> {
  handle: (input: InputOf<C>, context: ContextOf<C>) => Promise<OutputOf<C>>;
}

const CALL = Symbol('festlig:call');

/**
 * Marks a provider as the handler of a call, for which it is registered at the start. Accepts only handlers of that
 * call.
 */
export const Handles =
  <C extends AnyCall>(call: C) =>
  (target: abstract new (...dependencies: never[]) => Handler<C>): void => {
    Injectable()(target);
    Reflect.defineMetadata(CALL, call, target);
  };

export const callOf = (target: object): AnyCall | undefined => Reflect.getMetadata(CALL, target) as AnyCall | undefined;

import type { DataOf, EventDeclaration, Fact } from '@festlig/contracts/define';
import { Injectable } from '@nestjs/common';

const EVENT = Symbol('festlig:event');

/**
 * What a service does about one event. Must be idempotent: a fact can arrive more than once. `react` is a property: a
 * reaction that asks for more than the event's data does not compile.
 */
export interface Reaction<E extends EventDeclaration> {
  react: (data: DataOf<E>, fact: Fact<DataOf<E>>) => Promise<void>;
}

/** Marks a provider as the service's reaction to an event; the start subscribes it. */
export const Reacts =
  <E extends EventDeclaration>(event: E) =>
  (target: abstract new (...dependencies: never[]) => Reaction<E>): void => {
    Injectable()(target);
    Reflect.defineMetadata(EVENT, event, target);
  };

export const eventOf = (target: object): EventDeclaration | undefined =>
  Reflect.getMetadata(EVENT, target) as EventDeclaration | undefined;

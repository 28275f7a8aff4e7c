import type { DataOf, EventDeclaration, Fact } from '@festlig/contracts/define';
import { Injectable } from '@nestjs/common';

const EVENT = Symbol('festlig:event');

/**
 * What a service does about one event. It must be idempotent, because a fact can arrive more than once. `react` is
 * a property, so that a reaction that requires more than the event's data does not compile.
 */
export interface Reaction<E extends EventDeclaration> {
  react: (data: DataOf<E>, fact: Fact<DataOf<E>>) => Promise<void>;
  /**
   * Does the same for several facts of one key, given in their order, with fewer writes. If it throws, the service reacts to
   * each of them.
   */
  reactAll?: (facts: readonly Fact<DataOf<E>>[]) => Promise<void>;
}

/** Marks a provider as the service's reaction to an event. Starting the service subscribes it. */
export const Reacts =
  <E extends EventDeclaration>(event: E) =>
  (target: abstract new (...dependencies: never[]) => Reaction<E>): void => {
    Injectable()(target);
    Reflect.defineMetadata(EVENT, event, target);
  };

export const eventOf = (target: object): EventDeclaration | undefined =>
  Reflect.getMetadata(EVENT, target) as EventDeclaration | undefined;

import type { FactoryProvider } from '@nestjs/common';
import type { ConfigOf, Variables } from '.';
import { Config } from './platform-variables';

/**
 * A class for injection that holds a service's own variables. A service says in its `config.ts` which these are:
 * `export class PartyConfig extends config({ ... }) {}`.
 */
export function config<V extends Variables>(variables: V) {
  return class {
    static readonly variables = variables;

    constructor(readonly values: ConfigOf<V>) {}

    /** For the module: read and checked at the start. */
    static provider(): FactoryProvider {
      return { provide: this, useFactory: (all: Config) => new this(all.read(variables)), inject: [Config] };
    }
  };
}

import type { FactoryProvider } from '@nestjs/common';
import type { ConfigOf, Variables } from '.';
import { Config } from './platform-variables';

/**
 * Makes an injectable class with a service's own variables. A service declares them in its `config.ts`: `export
 * class PartyConfig extends config({ ... }) {}`.
 */
export function config<V extends Variables>(variables: V) {
  return class {
    static readonly variables = variables;

    constructor(readonly values: ConfigOf<V>) {}

    /** For the module: the variables are read and checked at the start. */
    static provider(): FactoryProvider {
      return { provide: this, useFactory: (all: Config) => new this(all.read(variables)), inject: [Config] };
    }
  };
}

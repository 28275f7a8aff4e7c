type Names<U> = U extends unknown ? keyof U : never;
type Value<U, F extends PropertyKey> = U extends unknown ? (F extends keyof U ? U[F] : never) : never;

/** The fields of all members of a union: what a filter may name. What is found is one of the members only when it is parsed. */
export type FieldsOf<U extends { _id: string }> = { _id: string } & {
  [F in Exclude<Names<U>, '_id'>]?: Value<U, F> | undefined;
};

type Names<U> = U extends unknown ? keyof U : never;
type Value<U, F extends PropertyKey> = U extends unknown ? (F extends keyof U ? U[F] : never) : never;

/** The fields of all members of a union, as a filter may use them. Only parsing tells which member a document is. */
export type FieldsOf<U extends { _id: string }> = { _id: string } & {
  [F in Exclude<Names<U>, '_id'>]?: Value<U, F> | undefined;
};

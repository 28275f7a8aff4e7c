/** The same keys as the Danish texts, with any text: what the English file of a namespace must have. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

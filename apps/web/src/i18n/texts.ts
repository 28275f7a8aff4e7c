/** The keys of the Danish texts with any text: the type of a namespace's English file. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';
import type { identity, User } from '@festlig/contracts/identity';
import type { media } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import type { StaticData } from './static-blocks';

/** An answer that the page would request first: the call's name, its input and its output. */
export interface FirstAnswer {
  call: string;
  input: object;
  output: unknown;
}

/** Asks for one part of a page; null when it was refused or did not arrive in time. */
export type Ask = <C extends AnyCall>(call: C, input: RequestOf<C>) => Promise<OutputOf<C> | null>;

/** What the server says of itself and of the user. */
export type FirstInitial = OutputOf<typeof identity.calls.getInitial>;

export interface FirstData {
  answers: FirstAnswer[];
  user: User | null;
  /** True when it is known that nobody is logged in. */
  isVisitor: boolean;
  /** Null when the page is not about a party, or when the services did not answer in time. */
  party: Party | null;
  /** For the front page: what static pages show. */
  front: StaticData | null;
  /** For the gallery over an invitation: its first page. */
  photos: OutputOf<typeof media.calls.listPhotos> | null;
  /** True when the services know no such party. */
  isMissing: boolean;
}

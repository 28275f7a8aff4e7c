import type { HttpBinding } from '@festlig/contracts/define';
import { requestParts } from '@festlig/contracts/define/http';
import type { AskedName } from './answers';
import type { InputNamed } from './call-endpoint';

/** Where a call is that a browser opens as it is: a file, a stream, or what sends it on. */
export const addressOf = <N extends AskedName>(http: HttpBinding<N>, input: InputNamed<N>): string =>
  requestParts(http, input as object).url;

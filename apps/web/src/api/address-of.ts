import type { HttpBinding } from '@festlig/contracts/define';
import { requestParts } from '@festlig/contracts/define/http';
import type { AskedName } from './answers';
import type { InputNamed } from './call-endpoint';

/** The address of a call that the browser opens directly: a file, a stream or a redirect. */
export const addressOf = <N extends AskedName>(http: HttpBinding<N>, input: InputNamed<N>): string =>
  requestParts(http, input as object).url;

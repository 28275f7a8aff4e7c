import type { HttpBinding } from '@festlig/contracts/define';
import { download } from './download';
import { events } from './events';
import type { Exchange } from './exchange';
import { json } from './json';
import { redirect } from './redirect';
import { storedFile } from './stored-file';
import { text } from './text';
import { zip } from './zip';

/** The function that answers each kind of binding. */
export const answers: Record<HttpBinding['answer'], (exchange: Exchange) => Promise<unknown>> = {
  json,
  events,
  download,
  redirect,
  text,
  zip,
  file: storedFile,
};

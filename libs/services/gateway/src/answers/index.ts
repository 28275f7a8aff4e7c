import type { HttpBinding } from '@festlig/contracts/define';
import { download } from './download';
import { events } from './events';
import type { Exchange } from './exchange';
import { json } from './json';
import { redirect } from './redirect';
import { text } from './text';

/** The function that answers each kind of binding. */
export const answers: Record<HttpBinding['answer'], (exchange: Exchange) => Promise<unknown>> = {
  json,
  events,
  download,
  redirect,
  text,
};

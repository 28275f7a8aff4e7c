import type { Exchange } from './exchange';

/** Answers with the call's `text` as the whole body, in the form that the binding names. */
export async function text({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  const caller = await context.callerOf(request);
  const output = (await context.rpc.call(call, context.inputOf(call, request), caller)) as { text: string };
  return reply
    .header('cache-control', 'no-store')
    .type(http.contentType ?? 'text/plain; charset=utf-8')
    .send(output.text);
}

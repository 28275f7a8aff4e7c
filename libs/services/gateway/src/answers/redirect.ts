import type { Exchange } from '.';

/** Sends the browser on. A link on somebody else's page cannot end a session. */
export async function redirect({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  if (http.session === 'end') {
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/', 303);
    context.cookie.end(reply);
  }
  const caller = await context.callerOf(request);
  const { url } = (await context.rpc.call(call, context.inputOf(call, request), caller)) as { url: string };
  return reply.redirect(url, 303);
}

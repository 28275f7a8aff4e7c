import type { Visitor } from './visitor';

/**
 * Opens a payment of the product (`/payment/...`) and pays it on the simulator's page. Returns the page to which the
 * simulator then leads.
 */
export async function payOnCardPage(visitor: Visitor, payment: string): Promise<string> {
  const page = (await visitor.fetch(payment)).headers.get('location') ?? '';
  const action = /action="([^"]*pay[^"]*)"/.exec(await (await fetch(page)).text())?.[1] ?? '';
  const paid = await fetch(new URL(action, page), { method: 'POST', redirect: 'manual' });
  return paid.headers.get('location') ?? '';
}

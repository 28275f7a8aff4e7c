import { identity } from '@festlig/contracts/identity';
import { party, type Party } from '@festlig/contracts/party';
import { Inbox } from './inbox';
import { Visitor } from './visitor';

/** The whole product as the run's fixture started it (start-product.mjs). */
export interface Product {
  url: string;
  inboxUrl: string;
  simulatorUrl: string;
}

/** With the folder in which operators' commands find it. */
interface ProductOfRun extends Product {
  dataDirectory: string;
}

/** The product of this test run. */
export function product(): ProductOfRun {
  const started = process.env['FESTLIG_TEST_PRODUCT'];
  if (!started) throw new Error('the whole product was not started: run the e2e project, after npm run build');
  return JSON.parse(started) as ProductOfRun;
}

/** A unique address. */
export const freshAddress = (who: string): string => `${who}.${crypto.randomUUID().slice(0, 8)}@test.example`;

export const PASSWORD = 'en-lang-kode';

export interface SignUp {
  /** Whether the address is confirmed as well. */
  verified?: boolean;
  /** Where the mailed token is read; by default the product's inbox. */
  token?(address: string): Promise<string>;
}

/** A host who has signed up. */
export async function signedUpHost({ url, inboxUrl }: Product, { verified = true, token }: SignUp = {}) {
  const email = freshAddress('host');
  const visitor = await Visitor.open(url);
  await visitor.call(identity.calls.register, { name: 'Karen Holm', email, password: PASSWORD, accept_terms: true });
  const read = token ?? ((address: string) => new Inbox(inboxUrl).verificationToken(address));
  if (verified) await visitor.call(identity.calls.confirmEmail, { token: await read(email) });
  return { visitor, email };
}

/** A summer party `days` from now. */
export function createParty(host: Visitor, changes: { title?: string; days?: number } = {}): Promise<Party> {
  const { title = 'Sommerfest', days = 30 } = changes;
  return host.call(party.calls.createParty, {
    type: 'party',
    language: 'da',
    title,
    body: '<p>Kom og vær med.</p>',
    description: '',
    date: new Date(Date.now() + days * 24 * 3600 * 1000).toISOString(),
    location: { address: 'Strandvejen 12, 5700 Svendborg' },
  });
}

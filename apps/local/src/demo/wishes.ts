import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { newKey } from '@festlig/testing/product/photos';
import { Visitor } from '@festlig/testing/product/visitor';

const { createWish, reserveWish } = party.calls;

const WISHES = [
  { title: 'Støbejernsgryde, 5 liter', price: 'ca. 900 kr.', link: 'https://koekken.example/stoebejernsgryde' },
  { title: 'Vandretur i Dolomitterne', price: 'ca. 8.000 kr.', isGroup: true },
  { title: 'Krystalglas til rødvin', price: '149 kr. stykket', wanted: 8, link: 'https://glas.example/roedvin' },
  { title: 'Håndbog om køkkenhaven', price: '250 kr.' },
  {
    title: 'Uldplaid i sennepsgul',
    price: 'ca. 700 kr.',
    details: 'Gerne 130 x 200 cm',
    link: 'https://uld.example/plaid',
  },
  { title: 'Gavekort til planteskolen' },
  { title: 'Petanquesæt', price: '350 kr.', link: 'https://spil.example/petanque' },
  { title: 'Havelanterner', wanted: 4 },
  { title: 'En aften i teatret med jer' },
  { title: 'Kaffekværn', price: 'ca. 1.200 kr.', link: 'https://kaffe.example/kvaern' },
];

/** Gives the party ten wishes, some of which a guest with this account has reserved. */
export async function addWishes(
  host: Visitor,
  partyId: string,
  account: { email: string; password: string },
): Promise<void> {
  const ids: string[] = [];
  for (const wish of WISHES) ids.push((await host.call(createWish, { partyId, formKey: newKey(), ...wish })).id);
  const guest = await Visitor.open(host.url);
  await guest.call(identity.calls.register, { ...account, name: 'Anna Lund', accept_terms: true });
  const [pot = '', tour = '', glasses = ''] = ids;
  await guest.call(reserveWish, { partyId, wishId: pot });
  await guest.call(reserveWish, { partyId, wishId: tour });
  await guest.call(reserveWish, { partyId, wishId: glasses, count: 6 });
}

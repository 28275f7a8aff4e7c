import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { newKey } from '@festlig/testing/product/photos';
import { createParty, freshAddress, PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { Refused, Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { describe, expect, it } from '@jest/globals';

const { createWish, listHistory, listWishes, reserveWish, unreserveWish, updateWish } = party.calls;
const { url } = product();
const SCREEN = '{ invitation(party: "PARTY") { party { title version pages { photos wishlist } } window } }';
/** Headers that differ with every answer. */
const OF_THE_ANSWER = ['date', 'x-request-id', 'x-csrf-token', 'set-cookie', 'traceparent'];

const guestOf = async (name: string): Promise<Visitor> => {
  const visitor = await Visitor.open(url);
  const email = freshAddress('guest');
  await visitor.call(identity.calls.register, { name, email, password: PASSWORD, accept_terms: true });
  return visitor;
};

describe('a wishlist through the gateway', () => {
  it('gives a wish to one of two guests, and tells its host nothing in any answer, header or length', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { id: partyId, sid } = await createParty(host, { title: 'Ønsker' });
    const wish = await host.call(createWish, {
      partyId,
      formKey: newKey(),
      title: 'Støbejernsgryde',
      price: 'ca. 600 kr.',
    });
    const { items: templates } = await host.call(messaging.calls.listTemplates, { partyId });
    await waitFor(async () => (await host.call(listHistory, { partyId })).total > 0);
    const answer = async (path: string, init: RequestInit = {}) => {
      const response = await host.fetch(path, init);
      const headers = [...response.headers].filter(
        ([name]) => !OF_THE_ANSWER.includes(name) && !name.startsWith('x-ratelimit') && !name.startsWith('ratelimit'),
      );
      return { status: response.status, headers, body: await response.text() };
    };
    const all = () =>
      Promise.all([
        answer(`/api/party/${sid}/wishes`),
        answer(`/api/party/${sid}`),
        answer(`/api/party/${sid}/history`),
        answer(`/api/party/${sid}/messages/presend/${templates[0]?.id}?audience=all`),
        answer('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: SCREEN.replace('PARTY', sid) }),
        }),
      ]);
    const before = await all();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(before[0]?.body).toContain('Støbejernsgryde');

    const [anna, bo] = [await guestOf('Anna Holm'), await guestOf('Bo Lund')];
    const named = { partyId, wishId: wish.id };
    const both = await Promise.allSettled([anna.call(reserveWish, named), bo.call(reserveWish, named)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [lost] = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(lost).toBeInstanceOf(Refused);
    expect((lost as Refused).body.errors).toMatchObject({ root: { code: 'wish_taken' } });
    expect(await all()).toEqual(before);

    const visitor = await Visitor.open(url);
    const { items } = await visitor.call(listWishes, { partyId });
    expect(items).toMatchObject([{ reservedBy: { id: null }, left: 0, sharers: [] }]);
    const refusal: unknown = await visitor.call(reserveWish, named).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 401 });

    // The version that the host has read is still the present one.
    const spoiled = await host.call(listWishes, { partyId, spoil: true });
    expect(spoiled.items[0]?.sharers).toHaveLength(1);
    expect(await host.call(updateWish, { ...named, title: 'Gryde', ifMatch: wish.version })).toMatchObject({
      version: 1,
    });
    await Promise.all([anna, bo].map((guest) => guest.call(unreserveWish, named)));
    expect((await visitor.call(listWishes, { partyId })).items).toMatchObject([{ reservedBy: null, left: 1 }]);
  });
});

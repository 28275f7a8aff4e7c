import { describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { Inbox } from '@festlig/testing/product/inbox';
import { freshPhone, Phone } from '@festlig/testing/product/phone';
import { createParty, product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';

const { simulatorUrl, inboxUrl } = product();
const { getBalance, listPayments } = billing.calls;

/** Pays, and returns the card provider's page of the payment. */
async function pay(host: Visitor, payment: string): Promise<string> {
  const page = (await host.fetch(payment)).headers.get('location') ?? '';
  await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  return page;
}

describe('a payment of the whole product', () => {
  it('is taken back with what it gave, tells its buyer, and until then lets texts come from the number of the host', async () => {
    const { visitor: host, email } = await signedUpHost(product());
    const { sid: partyId } = await createParty(host, { title: 'Sommerfest' });
    const balance = async () => (await host.call(getBalance, { partyId })).tokens;
    const states = async () => (await host.call(listPayments, { partyId })).items.map(({ state }) => state);
    const planNow = async () => (await host.call(party.calls.getParty, { partyId })).plan;
    const plan = await pay(host, `/payment/plan/${partyId}/premium/dkk`);
    await waitFor(async () => (await planNow()) === 'premium', 'the plan');
    const tokens = await pay(host, `/payment/token/${partyId}/10/dkk`);
    await waitFor(async () => (await balance()) === 10, 'the tokens');
    const inbox = new Inbox(inboxUrl);
    const receipt = await inbox.waitForMail(email, ({ text }) => text.includes('149,00'));
    expect(receipt.text).toContain(`/${partyId}/plan`);

    const [own, guest] = [freshPhone(), freshPhone()];
    await host.call(identity.calls.updateUser, { phone: own });
    await host.call(identity.calls.beginPhone, {});
    await host.call(identity.calls.verifyPhone, { code: await new Phone(simulatorUrl).waitForCode(own) });
    await host.call(party.calls.updateSettings, { partyId, smsUseSenderNumber: true });
    await host.call(contacts.calls.importContacts, { partyId, csv: `Navn;Telefon\nAnne;${guest}` });
    const { items } = await host.call(messaging.calls.listTemplates, { partyId });
    const whom = { partyId, templateId: items[0]!.id, audience: 'all' } as const;
    const { tokens: needed } = await host.call(messaging.calls.presend, whom);
    await host.call(messaging.calls.send, { ...whom, tokens: needed, idempotencyKey: `from-${partyId}` });
    const phone = new Phone(simulatorUrl);
    const texts = await waitFor(async () => {
      const page = await (await fetch(phone.pageOf(guest))).text();
      return page.includes('class="text"') && page;
    }, 'the text');
    expect(texts).toContain(own);
    await waitFor(async () => (await balance()) === 9, 'the balance');

    await fetch(`${tokens}/dispute-half`, { method: 'POST', redirect: 'manual' });
    await waitFor(async () => (await balance()) === 4, 'half of the tokens taken back');
    await fetch(`${tokens}/refund`, { method: 'POST', redirect: 'manual' });
    await waitFor(async () => (await balance()) === 0, 'the other tokens taken back');
    await fetch(`${plan}/refund`, { method: 'POST', redirect: 'manual' });
    await waitFor(async () => (await planNow()) === 'free', 'the plan taken back');
    expect((await states()).toSorted()).toEqual(['disputed', 'refunded']);
    const told = await inbox.waitForMail(
      email,
      ({ text }) => text.includes('Festlig Premium til') && text.includes('tilbage'),
    );
    expect(told.text).toContain('Din betaling på 149,00');
    await inbox.waitForMail(email, ({ text }) => text.includes('Din bank har trukket 20,00'));
  }, 120_000);
});

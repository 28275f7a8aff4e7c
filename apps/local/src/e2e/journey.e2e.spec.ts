import { describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { createParty, product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);

/** The bytes of a spreadsheet file: semicolons, Windows-1252. */
const windows1252 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

describe('the whole product', () => {
  it('imports guests, sends invitations, takes replies, counts the replies and exports them', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid, id } = await createParty(host, { title: 'Sørens fest' });
    const file = windows1252(
      'Navn;E-mail\r\nÅse Kjær;aase@journey.example\r\nBjørn Ødegård;bjoern@journey.example\r\n',
    );
    const imported = await host.call(contacts.calls.importContacts, { partyId: sid, file });
    expect(imported).toMatchObject({ created: 2, errors: [], missing: 0 });

    const { items: templates } = await host.call(messaging.calls.listTemplates, { partyId: sid });
    const templateId = templates[0]!.id;
    const presend = await host.call(messaging.calls.presend, { partyId: sid, templateId, audience: 'missing' });
    expect(presend).toMatchObject({ contacts: 2, mail: 2, text: 0, tokens: 0 });
    const send = { partyId: sid, templateId, audience: 'missing', idempotencyKey: `journey-${id}` } as const;
    const { id: sendId } = await host.call(messaging.calls.send, send);
    const ended = await waitFor(async () => {
      const now = await host.call(messaging.calls.getSend, { partyId: sid, sendId });
      return now.ended && now;
    });
    expect(ended).toMatchObject({ status: 'finished', total: 2, emailsSent: 2, errors: 0 });

    const mail = await inbox.waitForMail('aase@journey.example');
    expect(mail.html).toContain('Åse');
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const cid = /\?cid=([1-9A-HJ-NP-Za-km-z]{8})/.exec(mail.text)?.[1] ?? '';

    const guest = await Visitor.open(url);
    expect(await guest.call(contacts.calls.getGuest, { partyId: sid, cid })).toMatchObject({ name: 'Åse Kjær' });
    const first = await guest.call(rsvp.calls.submitRsvp, {
      partyId: sid,
      contact: cid,
      isComming: true,
      numberOfPeople: 2,
      comment: '=1+1',
    });
    expect(first).toMatchObject({ changed: false, rsvp: { name: 'Åse Kjær', numberOfPeople: 2 } });

    const seen = await waitFor(async () => {
      const { items } = await host.call(contacts.calls.listContacts, { partyId: sid, sort: 'name' });
      const answered = items.find(({ name }) => name === 'Åse Kjær');
      return answered?.rsvp && items.every(({ hasReceivedInvite }) => hasReceivedInvite) && answered;
    }, 'invite.sent and rsvp.created reaching the guest list');
    expect(seen.rsvp).toMatchObject({ isComming: true, numberOfPeople: 2 });
    const stats = await host.call(rsvp.calls.getStats, { partyId: sid });
    expect(stats).toMatchObject({ attending: 1, notAttending: 0, noResponse: 1, persons: 2 });

    const csv = await host.fetch(`/export/${sid}/rsvp-all.csv`);
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toContain('Åse Kjær');
    expect(bytes.toString()).toContain("'=1+1");
    const nobody = await host.fetch(`/export/${sid}/rsvp-rejected.csv`);
    expect(await nobody.text()).not.toContain('Åse');
  });

  it('upgrades a party after its plan was paid for on the card page', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid } = await createParty(host);
    const end = await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    expect(end).toContain('/payment/result?payment=success');
    await waitFor(async () => (await host.call(party.calls.getParty, { partyId: sid })).plan === 'premium', 'the plan');
    const again = await host.fetch(`/payment/plan/${sid}/premium/dkk`);
    expect(again.headers.get('location')).toContain('payment=failed');
  });

  it('adds tokens after they were paid for on the card page', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid } = await createParty(host);
    await payOnCardPage(host, `/payment/token/${sid}/25/dkk`);
    await waitFor(
      async () => (await host.call(billing.calls.getBalance, { partyId: sid })).tokens === 25,
      'the tokens',
    );
  });
});

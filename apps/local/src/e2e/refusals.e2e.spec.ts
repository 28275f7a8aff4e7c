import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { createParty, freshAddress, PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { Refused, Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';

const { url, inboxUrl } = product();

const refusalOf = async (work: Promise<unknown>): Promise<Refused> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('was not refused');
};
const withoutRequestId = ({ status, body }: Refused) => ({ status, errors: body.errors, message: body.message });

describe('invalid input', () => {
  it('keeps every guest of a file, and lists the rows that are none with line and reason', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid } = await createParty(host);
    const csv = 'Navn;E-mail\nAnna;anna@rows.example\n\nBo;ikke en adresse\n;tom\nDitte;ditte@rows.example\n';
    const result = await host.call(contacts.calls.importContacts, { partyId: sid, csv });
    expect(result).toMatchObject({ created: 3, dropped: 1, missing: 1 });
    expect(result.errors.map(({ line, reason }) => [line, reason])).toEqual([[5, 'required']]);
    expect((await host.call(contacts.calls.listContacts, { partyId: sid })).total).toBe(3);
  });

  it('reports the errors of each field', async () => {
    const visitor = await Visitor.open(url);
    const input = { name: ' ', email: 'nej', password: 'kort', accept_terms: false as true };
    const refusal = await refusalOf(visitor.call(identity.calls.register, input));
    expect(refusal.status).toBe(422);
    expect(Object.fromEntries(Object.entries(refusal.body.errors ?? {}).map(([key, { code }]) => [key, code]))).toEqual(
      {
        name: 'required',
        email: 'email_invalid',
        password: 'too_short',
        accept_terms: 'terms_required',
      },
    );
  });
});

describe('a repeated request', () => {
  it('starts no second send when it has the same idempotency key', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid, id } = await createParty(host);
    const guests = ['a', 'b', 'c'].map((name) => `${name};${name}.${id}@twice.example`);
    await host.call(contacts.calls.importContacts, { partyId: sid, csv: ['Navn;E-mail', ...guests].join('\n') });
    const { items } = await host.call(messaging.calls.listTemplates, { partyId: sid });
    const request = { partyId: sid, templateId: items[0]!.id, audience: 'all', idempotencyKey: `twice-${id}` } as const;
    const sends = await Promise.all([1, 2, 3].map(() => host.call(messaging.calls.send, request)));
    expect(new Set(sends.map((send) => send.id)).size).toBe(1);
    await waitFor(async () => (await host.call(messaging.calls.getSend, { partyId: sid, sendId: sends[0]!.id })).ended);
    expect((await host.call(messaging.calls.listSends, { partyId: sid })).total).toBe(1);
    expect(await new Inbox(inboxUrl).sentTo(`a.${id}@twice.example`)).toHaveLength(1);
  });

  it('stores one reply when a guest sends the form twice, and changes the reply when the answer differs', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid } = await createParty(host);
    const guest = await host.call(contacts.calls.addContact, {
      partyId: sid,
      name: 'Anna',
      email: 'anna@twice.example',
    });
    const visitor = await Visitor.open(url);
    const reply = { partyId: sid, contact: guest.sid, isComming: true, numberOfPeople: 2 };
    await Promise.all([1, 2, 3, 4].map(() => visitor.call(rsvp.calls.submitRsvp, reply)));
    const changed = await visitor.call(rsvp.calls.submitRsvp, { ...reply, isComming: false });
    expect(changed.changed).toBe(true);
    const { items } = await host.call(rsvp.calls.listRsvps, { partyId: sid });
    expect(items).toMatchObject([{ name: 'Anna', isComming: false }]);
  });
});

describe('access to calls', () => {
  it("answers not_found for another host's party, and does not change it", async () => {
    const { visitor: owner } = await signedUpHost(product());
    const { sid } = await createParty(owner, { title: 'Min fest' });
    const { visitor: stranger } = await signedUpHost(product());
    const calls = (partyId: string) => [
      stranger.call(contacts.calls.listContacts, { partyId }),
      stranger.call(party.calls.updateParty, { partyId, title: 'Din fest' }),
      stranger.call(party.calls.deleteParty, { partyId }),
      stranger.call(rsvp.calls.getStats, { partyId }),
      stranger.call(messaging.calls.listTemplates, { partyId }),
    ];
    const others = (await Promise.all(calls(sid).map(refusalOf))).map(withoutRequestId);
    const missing = (await Promise.all(calls('11111111').map(refusalOf))).map(withoutRequestId);
    expect(others).toEqual(missing);
    expect(others[0]).toMatchObject({ status: 404, message: 'not_found' });
    expect(await owner.call(party.calls.getParty, { partyId: sid })).toMatchObject({
      title: 'Min fest',
      isOwner: true,
    });
    expect(await stranger.call(party.calls.getParty, { partyId: sid })).toMatchObject({ isOwner: false });
  });

  it('refuses a call without a CSRF token, and one with the token of another session', async () => {
    const { visitor } = await signedUpHost(product());
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'x-csrf-token': '' } };
    const without = await visitor.fetch('/api/user/verify-email', init);
    expect(without.status).toBe(403);
    expect(await without.json()).toMatchObject({ errors: { root: { code: 'csrf_invalid' } } });
    const headers = { ...init.headers, 'x-csrf-token': 'x'.repeat(43) };
    expect((await visitor.fetch('/api/user/verify-email', { ...init, headers })).status).toBe(403);
    await visitor.call(identity.calls.requestEmailVerification, {});
  });

  it('refuses a send by a host whose address is not confirmed', async () => {
    const { visitor: host } = await signedUpHost(product(), { verified: false });
    const { sid, id } = await createParty(host);
    await host.call(contacts.calls.addContact, { partyId: sid, name: 'Anna', email: `anna.${id}@early.example` });
    const { items } = await host.call(messaging.calls.listTemplates, { partyId: sid });
    const request = { partyId: sid, templateId: items[0]!.id, audience: 'all', idempotencyKey: `early-${id}` } as const;
    const refusal = await refusalOf(host.call(messaging.calls.send, request));
    expect(refusal).toMatchObject({ status: 403, body: { errors: { root: { code: 'email_not_verified' } } } });
    expect((await host.call(messaging.calls.listSends, { partyId: sid })).total).toBe(0);
  });

  it('logs in with the right password only, and logs out', async () => {
    const email = freshAddress('login');
    const visitor = await Visitor.open(url);
    await visitor.call(identity.calls.register, { name: 'Bo', email, password: PASSWORD, accept_terms: true });
    await visitor.fetch('/logout');
    expect((await visitor.call(identity.calls.getInitial, {})).user).toBeNull();
    const again = await Visitor.open(url);
    const wrong = await refusalOf(again.call(identity.calls.login, { email, password: 'noget andet' }));
    const unknown = await refusalOf(
      again.call(identity.calls.login, { email: freshAddress('no'), password: PASSWORD }),
    );
    expect(withoutRequestId(wrong)).toEqual(withoutRequestId(unknown));
    await again.call(identity.calls.login, { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect((await again.call(identity.calls.getInitial, {})).user).toMatchObject({ email, email_verified: false });
  });
});

describe('the unsubscribe link', () => {
  it('does nothing when opened, unsubscribes by its button and by the mail program, and can be undone', async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid, id } = await createParty(host);
    const email = `anna.${id}@away.example`;
    await host.call(contacts.calls.addContact, { partyId: sid, name: 'Anna', email });
    const { items } = await host.call(messaging.calls.listTemplates, { partyId: sid });
    const send = { partyId: sid, templateId: items[0]!.id, audience: 'all', idempotencyKey: `away-${id}` } as const;
    await host.call(messaging.calls.send, send);
    const mail = await new Inbox(inboxUrl).waitForMail(email);
    const [, hash = '', signature = ''] = /\/unsubscribe\/([\w-]+)\/([\w-]+)/.exec(mail.text) ?? [];
    const link = { hash, signature };

    const guest = await Visitor.open(url);
    const subscribed = () => guest.call(contacts.calls.getSubscription, link);
    expect((await fetch(`${url}/unsubscribe/${hash}/${signature}`)).status).toBe(200);
    expect((await fetch(`${url}/api/unsubscribe/${hash}/${signature}`)).status).toBe(403);
    expect(await subscribed()).toEqual({ channel: 'mail', subscribed: true });
    await guest.call(contacts.calls.unsubscribe, link);
    expect(await subscribed()).toEqual({ channel: 'mail', subscribed: false });
    await guest.call(contacts.calls.resubscribe, link);
    expect(await subscribed()).toEqual({ channel: 'mail', subscribed: true });
    const oneClick = await fetch(`${url}/unsubscribe/${hash}/${signature}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await subscribed()).toEqual({ channel: 'mail', subscribed: false });
    const forged = await fetch(`${url}/unsubscribe/${hash}/${'x'.repeat(43)}`, { method: 'POST' });
    expect(forged.status).toBe(404);

    const presend = { partyId: sid, templateId: items[0]!.id, audience: 'all' } as const;
    expect(await host.call(messaging.calls.presend, presend)).toMatchObject({ mail: 0, unsubscribed: 1 });
  });
});

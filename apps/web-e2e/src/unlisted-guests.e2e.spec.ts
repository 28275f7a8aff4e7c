import { describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { DESK, PHONE, visit } from './browser';
import { askWhom, invitedGuest, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

describe('guests who reply by the shared link (rules: reply-unlisted, reply-enlisted)', () => {
  it('are put on the guest list by the host, and are in the audience of those who come', async () => {
    const { visitor, email } = await signedUpHost(product());
    const party = await makeParty(visitor);
    const { guest: ida } = await invitedGuest(visitor, party, 'Ida Lund');
    await visitor.call(rsvp.calls.submitRsvp, { partyId: party.id, contact: ida.sid, isComming: true });

    const guest = await visit(PHONE);
    await guest.page.goto(`${url}/${party.sid}`);
    await guest.page.getByText('Ja, jeg kommer').click();
    await guest.page.getByLabel('Dit navn').fill('Bo Ærø');
    await guest.page.getByLabel(/Din e-mail/).fill(`bo.${crypto.randomUUID().slice(0, 8)}@browser.example`);
    await guest.page.getByRole('button', { name: 'Send mit svar' }).click();
    await guest.page.getByRole('button', { name: 'Ret mit svar' }).waitFor();
    const others = await Visitor.open(url);
    for (const name of ['Carl Bech', 'Dea Holm'])
      await others.call(rsvp.calls.submitRsvp, { partyId: party.id, name, isComming: name === 'Carl Bech' });

    // Beside the audience the host reads who does not get the message.
    const host = await visit(DESK);
    const { page } = host;
    await openAsHost(page, email, `/${party.sid}/invitations?new=practical`);
    const chooseComing = async () => {
      await askWhom(page);
      await page.getByLabel('Hvem skal have den?').selectOption('rsvpYes');
    };
    await chooseComing();
    await page.getByText('2, der kommer, står ikke på gæstelisten og får den ikke.').waitFor();
    const found = await lookAt(page, 'unlisted-1-audience');

    // One of them is put on the list beside the reply.
    await page.goto(`${url}/${party.sid}/rsvps`);
    await page.getByRole('button', { name: 'Sæt på gæstelisten: Carl Bech' }).waitFor();
    found.push(...(await lookAt(page, 'unlisted-2-replies')));
    await page.getByRole('link', { name: 'Carl Bech' }).click();
    await page.getByText(/^Der er ingen e-mail i svaret/).waitFor();
    found.push(...(await lookAt(page, 'unlisted-3-reply')));
    await page.getByRole('button', { name: 'Sæt på gæstelisten: Carl Bech' }).click();
    await page.getByText('1 gæst står nu på gæstelisten.').waitFor();
    await page.getByText('Ikke på gæstelisten').waitFor({ state: 'detached' });

    // The others above the list, where they then stand with what they have answered.
    await page.goto(`${url}/${party.sid}/contacts`);
    await page.getByText('2 har svaret uden at stå på listen.').waitFor();
    found.push(...(await lookAt(page, 'unlisted-4-list')));
    await page.getByRole('button', { name: 'Sæt dem på listen' }).click();
    await page.getByText('2 gæster står nu på gæstelisten.').waitFor();
    await page.getByText('2 har svaret uden at stå på listen.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Kommer 3', exact: true }).click();
    for (const name of ['Bo Ærø', 'Carl Bech', 'Ida Lund']) await page.getByText(name, { exact: true }).waitFor();
    // They are not among those whom an invitation is for: nobody is asked again.
    expect(await page.getByRole('button', { name: /^Ikke inviteret/ }).count()).toBe(0);
    found.push(...(await lookAt(page, 'unlisted-5-listed')));

    await page.goto(`${url}/${party.sid}/invitations?new=practical`);
    await chooseComing();
    await page.getByRole('button', { name: 'Send til 2 gæster' }).waitFor();
    expect(await page.getByText(/står ikke på gæstelisten/).count()).toBe(0);

    // The guest's own key still changes the reply.
    await guest.page.getByRole('button', { name: 'Ret mit svar' }).click();
    await guest.page.getByText('Nej, jeg kan ikke').click();
    await guest.page.getByRole('button', { name: 'Gem mit nye svar' }).click();
    await guest.page.getByRole('button', { name: 'Ret mit svar' }).waitFor();
    const { items } = await visitor.call(rsvp.calls.listRsvps, { partyId: party.id, search: 'Bo' });
    expect(items).toMatchObject([{ isComming: false, contact: expect.any(String) }]);

    expect(found).toEqual([]);
    expect([host, guest].flatMap(({ complaints }) => complaints)).toEqual([]);
    await host.close();
    await guest.close();
  }, 120_000);
});

import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { freshPhone, Phone } from '@festlig/testing/product/phone';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const found: string[] = [];
const look = async (page: Page, name: string) => void found.push(...(await lookAt(page, name)));

describe('guests with phone numbers', () => {
  it('are told apart by whether a text reaches them; a number stops texts by STOP and resumes them on the page', async () => {
    const { simulatorUrl } = product();
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor);
    const number = freshPhone();
    const host = await visit(DESK);
    const { page } = host;
    await openAsHost(page, email, `/${sid}/contacts`);

    // A number in a country to which no texts are sent: the form says so while it is typed.
    // The button beside the title gives way to that of the empty list, once the list is known to be empty.
    await page.getByText('Hvem skal med?').waitFor();
    await page.getByRole('button', { name: 'Skriv en gæst' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Navn').fill('Fjodor');
    await form.getByLabel('Telefon').fill('+7 916 123 45 67');
    await form.getByText(/Vi kan ikke sende sms til numre i det land/).waitFor();
    await look(page, 'text-guests-1-abroad');
    await form.getByRole('button', { name: 'Gem', exact: true }).click();
    await page.getByText('Sms når ikke nummeret').waitFor();
    await visitor.call(contacts.calls.addContact, { partyId: sid, name: 'Anne', phone: number, receiveSms: true, receiveEmail: false }); // prettier-ignore

    // The guest answers STOP, and the answer has the link to the page.
    const phone = new Phone(simulatorUrl);
    const link = await phone.answer(number, 'STOP');
    await page.reload();
    await page.getByText('Frameldt sms').waitFor();
    await look(page, 'text-guests-2-list');
    await page.getByRole('button', { name: 'Ret Anne' }).click();
    await form.getByText(/Gæsten har frameldt sig sms fra Festlig/).waitFor();
    await look(page, 'text-guests-3-stopped');

    const guest = await visit(PHONE);
    await guest.page.goto(link);
    const again = guest.page.getByRole('button', { name: 'Fortryd, og få sms’er igen' });
    await again.waitFor();
    found.push(...(await lookAt(guest.page, 'text-guests-4-page')));
    await again.click();
    await guest.page.getByRole('heading', { name: 'Du får sms’er igen' }).waitFor();
    await page.reload();
    await page.getByText('Ikke inviteret', { exact: true }).waitFor();

    const english = await visit(PHONE, 'en-GB');
    await english.page.goto(link);
    await english.page.getByRole('heading', { name: 'Stop all invitations and messages by text?' }).waitFor();
    found.push(...(await lookAt(english.page, 'text-guests-5-page-in-english')));
    expect([host, guest, english].flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(found).toEqual([]);
    await Promise.all([host, guest, english].map((each) => each.close()));
  }, 120_000);
});

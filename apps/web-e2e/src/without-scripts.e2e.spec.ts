import { beforeAll, describe, expect, it } from '@jest/globals';
import { party as parties } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import { PHONE, visit } from './browser';
import { invitedGuest, makeParty } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const WITHOUT = { javaScriptEnabled: false };

let host: Visitor;
beforeAll(async () => {
  host = (await signedUpHost(product(), { verified: false })).visitor;
});
const replies = async (partyId: string) => (await host.call(rsvp.calls.listRsvps, { partyId })).items;

describe('a guest whose browser runs no scripts (rule: form-without-scripts)', () => {
  it('answers, changes the answer and writes to the host', async () => {
    const party = await makeParty(host);

    const { link } = await invitedGuest(host, party, 'Ida Å', 4);
    const { page, close } = await visit(PHONE, 'da-DK', WITHOUT);
    await page.goto(link);
    expect(await page.getByLabel(/En hilsen til værten/).isVisible()).toBe(false);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByLabel('Hvor mange kommer I?').fill('9');
    await page.getByLabel(/En hilsen til værten/).fill('Vi glæder os\n<b>meget</b>');
    await page.getByRole('button', { name: 'Send mit svar' }).click();

    // Refused: what was typed is still there.
    await page.getByText('Invitationen gælder for højst 4.').waitFor();
    expect(await page.getByLabel(/En hilsen til værten/).inputValue()).toBe('Vi glæder os\n<b>meget</b>');
    await page.getByLabel('Hvor mange kommer I?').fill('3');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByRole('heading', { name: 'I er 3, der kommer' }).waitFor();
    expect(await page.getByText('Vi ses, Ida!').isVisible()).toBe(true);
    expect(await replies(party.sid)).toMatchObject([
      { isComming: true, numberOfPeople: 3, comment: 'Vi glæder os\n<b>meget</b>' },
    ]);

    await page.getByRole('link', { name: 'Ret mit svar' }).click();
    await page.getByText('Nej, jeg kan ikke').click();
    expect(await page.getByLabel('Hvor mange kommer I?').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Gem mit nye svar' }).click();
    await page.getByRole('heading', { name: 'Du kan ikke komme' }).waitFor();
    expect(await page.getByText('Tak, fordi du gav besked').isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe(new URL(link).search);
    // The greeting of a yes does not stand under a no.
    expect(await replies(party.sid)).toMatchObject([{ isComming: false, numberOfPeople: 0, comment: '' }]);

    await page.goto(`${link}&answer=yes`);
    expect(await page.getByLabel('Hvor mange kommer I?').inputValue()).toBe('3');
    expect(await page.getByLabel(/En hilsen til værten/).inputValue()).toBe('Vi glæder os\n<b>meget</b>');
    await page.getByRole('link', { name: 'Behold mit svar, som det er' }).click();
    await page.getByRole('heading', { name: 'Du kan ikke komme' }).waitFor();
    expect(await page.getByText('Tak, fordi du gav besked').isVisible()).toBe(false);

    await page.getByText('Skriv til værten').first().click();
    await page.getByRole('button', { name: 'Send besked' }).click();
    await page.getByText('Skal udfyldes.').waitFor();
    await page.getByRole('textbox', { name: 'Skriv til værten' }).fill('Må hunden komme med?');
    await page.getByRole('button', { name: 'Send besked' }).click();
    await page.getByText('Må hunden komme med?').waitFor();
    const [reply] = await replies(party.sid);
    expect(reply?.messages.map(({ message }) => message)).toEqual(['Må hunden komme med?']);
    await close();
  });

  it('answers without an invitation of their own, and gets a link to change it; a reload sends nothing again', async () => {
    const party = await makeParty(host);
    const { page, close } = await visit(PHONE, 'da-DK', WITHOUT);
    await page.goto(`${url}/${party.sid}`);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Skal udfyldes.').waitFor();
    await page.getByLabel('Dit navn').fill('Bo Ærø');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.waitForURL(/\?rid=\w{12}#sent$/);
    await page.reload();
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();
    expect(await replies(party.sid)).toMatchObject([{ name: 'Bo Ærø', isComming: true }]);
    await close();
  });

  it('goes back after sending and sees the answer, or is led to it (rule: reply-sent-before)', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE, 'da-DK', WITHOUT);
    await page.goto(link);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Vi ses, Ida!').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();

    // Without a link of their own.
    const before = page.getByText('Der er lige sendt et svar herfra.');
    await page.goto(`${url}/${party.sid}`);
    expect(await before.isVisible()).toBe(false);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByLabel('Dit navn').fill('Bo Ærø');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Vi ses, Bo!').waitFor();
    await page.goBack();
    await before.waitFor();
    await page.getByRole('link', { name: 'Se eller ret det.' }).click();
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();
    expect((await replies(party.sid)).map(({ name }) => name).sort()).toEqual(['Bo Ærø', 'Ida Å']);
    await close();
  });

  it('is told when the host has closed the replies meanwhile', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE, 'da-DK', WITHOUT);
    await page.goto(link);
    await page.getByText('Ja, jeg kommer').click();
    await host.call(parties.calls.updateSettings, { partyId: party.sid, rsvpEnabled: false });
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Der samles ikke svar på denne side. Mød bare op.').waitFor();
    expect(await replies(party.sid)).toEqual([]);
    await close();
  });

  // Axe is a script itself, so here only the files of the page do not come.
  it.each(['light', 'dark'] as const)(
    'meets nothing to complain about on a phone that is set to %s',
    async (colorScheme) => {
      const party = await makeParty(host);
      const { link } = await invitedGuest(host, party, 'Ida Å', 4);
      const { page, close } = await visit(PHONE, 'da-DK', { colorScheme });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(link);
      await page.getByText('Ja, jeg kommer').click();
      const found = await lookAt(page, `47-form-without-scripts-${colorScheme}`);
      await page.getByLabel('Hvor mange kommer I?').fill('9');
      await page.getByRole('button', { name: 'Send mit svar' }).click();
      await page.getByText('Invitationen gælder for højst 4.').waitFor();
      found.push(...(await lookAt(page, `47-refused-without-scripts-${colorScheme}`)));
      await page.getByLabel('Hvor mange kommer I?').fill('3');
      await page.getByRole('button', { name: 'Send mit svar' }).click();
      await page.getByRole('heading', { name: 'I er 3, der kommer' }).waitFor();
      await page.getByText('Skriv til værten').first().click();
      found.push(...(await lookAt(page, `47-answered-without-scripts-${colorScheme}`)));
      await host.call(parties.calls.updateSettings, { partyId: party.sid, cancelled: true });
      // The page can be from memory for a second (rule: page-from-memory).
      const cancelled = page.getByText('Festen er aflyst. Du behøver ikke gøre noget.');
      while (!(await cancelled.isVisible())) await page.goto(link);
      found.push(...(await lookAt(page, `47-cancelled-without-scripts-${colorScheme}`)));
      expect(found).toEqual([]);
      await close();
    },
  );
});

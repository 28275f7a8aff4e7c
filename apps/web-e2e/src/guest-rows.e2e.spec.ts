import { contacts } from '@festlig/contracts/contacts';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost, sendInvitation } from './hosting';
import { beyondTheEdge } from './keyboard';

const USUAL = { name: 'Bo Ærø', email: 'bo@raekker.example', tags: ['Kor'] };
const BOTH = { name: 'Carl Dam', email: 'carl@raekker.example', phone: '+4520304052' };
const LONG = {
  name: 'Anne-Margrethe Vestergaard-Kristoffersen',
  email: 'anne-margrethe.vestergaard-kristoffersen@kommunikationsbureauet.example',
  phone: '+4520304051',
  maxPeople: 2,
  tags: ['Familie', 'Bord 1', 'Kirkekoret i Ringkøbing', 'Kolleger'],
  note: 'Skal hentes på stationen i Skjern kl. 13',
};

const NUMBER = '+45 20 30 40 51';
/** Whether a text ends before the room that its column has. */
const isInRow = (node: Element) =>
  node.getBoundingClientRect().right <= node.parentElement!.getBoundingClientRect().right + 1;

/** Where the texts and the badges of a guest are, in px. */
const placesOf = (row: Locator) =>
  row.evaluate((node) => {
    const rightEdgesOf = (of: Node): number[] => {
      const range = document.createRange();
      range.selectNodeContents(of);
      return [...range.getClientRects()].map(({ right }) => right);
    };
    const badges = [...node.querySelectorAll('.MuiChip-root')].map((badge) => badge.getBoundingClientRect());
    const texts = [...node.querySelectorAll('p, p ~ div')].filter((text) => !text.querySelector('.MuiChip-root'));
    const lines = [...new Set(badges.map(({ top }) => top))];
    const { height, top, bottom } = node.getBoundingClientRect();
    return {
      height,
      textsEnd: Math.max(...texts.flatMap(rightEdgesOf)),
      textsBottom: Math.max(...texts.map((text) => text.getBoundingClientRect().bottom)),
      badgesBegin: Math.min(...badges.map(({ left }) => left)),
      badgesTop: Math.min(...badges.map((badge) => badge.top)),
      /** Of each line of badges. */
      ends: lines.map((line) =>
        Math.round(Math.max(...badges.filter((one) => one.top === line).map((one) => one.right))),
      ),
      room: Math.min(...badges.flatMap((badge) => [badge.top - top, bottom - badge.bottom])),
    };
  });

it('a guest stands on one row beside the badges on a tablet, and above them on a narrower screen', async () => {
  const { visitor, email } = await signedUpHost(product());
  const { sid } = await makeParty(visitor);
  for (const guest of [USUAL, BOTH, LONG]) await visitor.call(contacts.calls.addContact, { partyId: sid, ...guest });
  const host = await visit({ width: 768, height: 1024 });
  const { page } = host;
  await openAsHost(page, email, `/${sid}/contacts`);
  const rows = page.getByRole('list', { name: 'Gæster' }).getByRole('listitem');
  const [usualRow, longRow] = [rows.filter({ hasText: USUAL.name }), rows.filter({ hasText: LONG.name })];
  const bothRow = rows.filter({ hasText: BOTH.name });
  await longRow.waitFor();

  for (const width of [768, 899]) {
    await page.setViewportSize({ width, height: 1024 });
    const [usual, long] = [await placesOf(usualRow), await placesOf(longRow)];
    expect(usual.height).toBeLessThan(62);
    expect(long.badgesBegin - long.textsEnd).toBeGreaterThanOrEqual(8);
    expect(new Set([...usual.ends, ...long.ends]).size).toBe(1);
    expect(long.room).toBeGreaterThanOrEqual(4);
    expect(await beyondTheEdge(page)).toBe(0);
  }

  await page.setViewportSize({ width: 640, height: 1024 });
  const narrow = await placesOf(longRow);
  expect(narrow.badgesTop).toBeGreaterThanOrEqual(narrow.textsBottom);
  expect(await beyondTheEdge(page)).toBe(0);

  // On a phone the address has the whole line, and is cut only where the line is too short for it (rule: contact-rows-on-phone).
  await page.setViewportSize(PHONE);
  const addressOf = ({ email: address }: { email: string }) =>
    page.getByText(address, { exact: true }).evaluate((node) => ({
      isWholeLine: node.clientWidth === node.parentElement!.clientWidth,
      isCut: node.scrollWidth > node.clientWidth,
    }));
  expect(await addressOf(USUAL)).toEqual({ isWholeLine: true, isCut: false });
  expect(await addressOf(LONG)).toEqual({ isWholeLine: true, isCut: true });
  // The state is beside the name, and the tag below the address.
  expect((await usualRow.boundingBox())!.height).toBeLessThan(84);
  // The number has the next line, so that a host sees who can get a text.
  await longRow.getByText(NUMBER, { exact: true }).waitFor();
  await usualRow.getByText('+45').waitFor({ state: 'detached' });
  expect((await bothRow.boundingBox())!.height).toBeLessThan(84);
  // Below them is what has no room beside the name.
  const topOf = async (text: string) => (await longRow.getByText(text, { exact: true }).boundingBox())!.y;
  expect(await topOf('Ikke inviteret')).toBeLessThan(await topOf(LONG.email));
  expect(await topOf(LONG.tags[0]!)).toBeGreaterThan(await topOf(LONG.email));
  expect(await topOf('+4')).toBeGreaterThan(await topOf(LONG.email));
  expect(await beyondTheEdge(page)).toBe(0);

  // On a desk a guest is one line, and badges of several lines do not touch the next guest.
  await page.setViewportSize({ width: 1000, height: 1024 });
  expect((await placesOf(usualRow)).height).toBeLessThan(36);
  expect((await placesOf(longRow)).room).toBeGreaterThanOrEqual(3);
  expect(await longRow.getByText(NUMBER, { exact: true }).evaluate(isInRow)).toBe(true);
  expect(host.complaints).toEqual([]);
  await host.close();
}, 120_000);

it('the filters are one choice on a phone, of which the chosen one is read whole, and the first guest begins high (rules: contact-filters, contact-rows-on-phone, contact-columns-named)', async () => {
  const { visitor, email } = await signedUpHost(product());
  const party = await makeParty(visitor);
  for (const [name, isComming] of Object.entries({ Ja: true, Nej: false })) {
    const { guest } = await invitedGuest(visitor, party, name);
    const reply = { partyId: party.sid, contact: guest.sid, isComming, numberOfPeople: 1 };
    await (await Visitor.open(product().url)).call(rsvp.calls.submitRsvp, reply);
  }
  await sendInvitation(visitor, party.sid, (await invitedGuest(visitor, party, 'Tavs')).email);
  for (const later of [USUAL, { name: 'Uden mail', email: 'uden@raekker.example', receiveEmail: false }])
    await visitor.call(contacts.calls.addContact, { partyId: party.sid, ...later });
  const { page, close } = await visit(PHONE);
  await openAsHost(page, email, `/${party.sid}/contacts`);
  const filters = page.getByRole('combobox', { name: 'Vis gæster' });
  const guests = page.getByRole('list', { name: 'Gæster' }).getByRole('listitem');
  await page.getByRole('link', { name: /^Inviter de/ }).waitFor();
  expect((await guests.first().boundingBox())!.y).toBeLessThan(330);
  for (const name of ['Kan ikke nås 1', 'Ikke inviteret 1', 'Ikke svaret 1', 'Kommer 1', 'Kommer ikke 1', 'Alle 5']) {
    await filters.selectOption(name);
    await guests.nth(Number(name.slice(-1))).waitFor({ state: 'detached' });
    const box = (await filters.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width - 16);
    expect(box.height).toBe(44);
    expect(await filters.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('E-mail og telefon', { exact: true }).waitFor();
  expect((await guests.first().boundingBox())!.y).toBeLessThan(350);
  await close();
}, 60_000);

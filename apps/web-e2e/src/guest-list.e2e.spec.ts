import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { archiveOf, cell, workbookOf } from '@festlig/testing/files/spreadsheet';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, PHONE, untilOnScreen, visit } from './browser';
import { askWhom, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const FIRST = ['Åse', 'Søren', 'Bjørn', 'Lærke', 'Øjvind', 'Mette', 'Jens', 'Kirstine', 'Æbbe', 'Niels'];
const LAST = ['Ødegård', 'Kjær', 'Nørgård', 'Holm', 'Østergaard', 'Bæk', 'Lindholm', 'Juul', 'Dam', 'Åkjær'];
const MENDED = 10;
const TWICE = 20;
const PHONE_ONLY = 10;
const GUESTS = 1000 - TWICE;

/**
 * A file of a thousand Danish guests as a spreadsheet saves it: semicolons, Windows-1252, blank lines, duplicates,
 * addresses to mend.
 */
function guestFile(): Buffer {
  const row = (index: number): string => {
    const name = `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]}`;
    return `${name};gaest${index}@liste.example;2${String(100_000 + index).padStart(7, '0')};Bord ${index % 12}`;
  };
  const rows = Array.from({ length: 1000 }, (_, index) => {
    if (index % 100 === 50) return row(index).replace('@', '(at)');
    if (index % 50 === 25) return row(index - 1).toUpperCase();
    if (index % 100 === 60) return row(index).replace(/;.*?;/, ';;');
    return index % 40 === 0 ? `;;;\r\n${row(index)}` : row(index);
  });
  return Buffer.from(['Gæst;Mailadresse;Nummer;Noter', ...rows, ''].join('\r\n'), 'latin1');
}

/** Until the message with this text covers no heading and no button of the dialog; it moves a moment after the dialog has changed. */
const untilBesideDialog = (text: Element) =>
  new Promise<void>((resolve) => {
    const message = text.closest('.MuiAlert-root') ?? text;
    const look = () => {
      const { top, bottom } = message.getBoundingClientRect();
      const kept = [...document.querySelectorAll('[role=dialog] :is(h2, button)')].map((each) =>
        each.getBoundingClientRect(),
      );
      const isFree = kept.length > 0 && kept.every((each) => each.bottom <= top || each.top >= bottom);
      if (isFree && bottom <= innerHeight) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

const found: string[] = [];
const look = async (page: Page, name: string) => void found.push(...(await lookAt(page, name)));

/** Gives two guests a tag, and begins a message to them. */
async function writeToTwo(page: Page): Promise<void> {
  const ticks = page.getByRole('list', { name: 'Gæster' }).getByRole('checkbox');
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByText('2 valgt').waitFor();
  await page.getByRole('region', { name: 'Valgte gæster' }).getByRole('button', { name: 'Grupper' }).click();
  await page.getByRole('combobox', { name: 'Føj til' }).fill('Kor,');
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await page.getByText('2 gæster er opdateret.').waitFor();
  await page.getByRole('button', { name: 'Kor 2' }).waitFor();
  await page.getByRole('link', { name: 'Skriv til dem' }).click();
  await askWhom(page);
  await page.getByText('2 gæster valgt').waitFor();
}

describe('a guest list from a spreadsheet', () => {
  it('is uploaded, mapped, previewed, imported, undone, imported again, searched and downloaded', async () => {
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor);
    const already = { name: 'Åse Ødegård', email: 'gaest0@liste.example' };
    await visitor.call(contacts.calls.addContact, { partyId: sid, ...already });
    const host = await visit(DESK);
    const { page } = host;
    await openAsHost(page, email, `/${sid}/contacts`);
    await page.getByText('1 gæst', { exact: true }).waitFor();

    const review = async () => {
      await page.getByRole('button', { name: 'Tilføj gæster' }).click();
      await page.getByRole('menuitem', { name: 'Hent fra en fil' }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'gæster.csv', mimeType: 'text/csv', buffer: guestFile() });
      await page.getByRole('button', { name: 'Læs listen' }).click();
      await page.getByText('Listen har 1.000 rækker').waitFor();
      // A column that cannot be recognised: the host says what it contains.
      await page.getByLabel('Hvad står der i Nummer?').selectOption({ label: 'Telefon' });
      await page.getByText(`${GUESTS - 1} gæster kommer på listen.`).waitFor();
    };
    const reach = page.getByText(`${GUESTS - 1 - PHONE_ONLY} kan få invitationen på mail`);
    const phoneOnly = page.getByRole('button', { name: `Kun telefon (${PHONE_ONLY})` });
    const start = () => page.getByRole('button', { name: `Importer ${GUESTS - 1} gæster` }).click();

    await review();
    await page.getByRole('button', { name: `Tolket af os (${MENDED})` }).click();
    await page.getByText('”gaest50(at)liste.example” er læst som gaest50@liste.example').waitFor();
    await reach.waitFor();
    await phoneOnly.waitFor();
    await page.getByRole('button', { name: `Dubletter (${TWICE + 1})` }).click();
    await page.getByText('Står på gæstelisten').first().waitFor();
    await look(page, 'guest-list-1-review');
    await start();
    await page.getByRole('heading', { name: `${GUESTS - 1} gæster er på listen` }).waitFor();
    await reach.waitFor();
    await phoneOnly.waitFor();
    await look(page, 'guest-list-2-result');

    await page.getByRole('button', { name: 'Fortryd import' }).click();
    await page.getByRole('dialog', { name: `Fjern ${GUESTS - 1} gæster, du lige har importeret?` }).waitFor();
    await look(page, 'guest-list-3-undo');
    await page.getByRole('button', { name: 'Fjern gæsterne' }).click();
    const undone = page.getByText(`Importen er fortrudt: ${GUESTS - 1} gæster er fjernet.`);
    await undone.waitFor();
    // It stays for as long as the window is in the background.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    for (const size of [PHONE, { width: 1280, height: 800 }, DESK]) {
      await page.setViewportSize(size);
      await undone.evaluate(untilBesideDialog);
    }
    await page.keyboard.press('Escape');
    await page.getByText('1 gæst', { exact: true }).waitFor();

    await review();
    await start();
    // In sight without scrolling, however many rows are to be looked at.
    const toList = page.getByRole('button', { name: 'Se gæstelisten' });
    for (const size of [PHONE, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      await untilOnScreen(toList);
    }
    await page.setViewportSize(DESK);
    await toList.click();
    await page.getByRole('button', { name: 'Fortryd import' }).waitFor();
    await page.getByText(`${GUESTS} gæster`, { exact: true }).waitFor();
    await look(page, 'guest-list-4-list');
    await page.getByLabel('Søg efter navn, e-mail, telefon eller note').fill('gaest501@');
    await page.getByText('1 gæst passer til din søgning').waitFor();
    await page.getByText('+45 20 10 05 01').waitFor();

    const linesBehind = async (link: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: link, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('contacts.csv');
      return (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    };
    const soeren = expect.stringMatching(/^"Søren .*";"gaest501@liste\.example";"0045 20 10 05 01";/);
    const found501 = await linesBehind('Hent den fundne gæst som regneark');
    expect(found501).toEqual([expect.stringContaining('"Navn"'), soeren]);
    await page.getByLabel('Søg efter navn, e-mail, telefon eller note').fill('');
    const lines = await linesBehind('Hent som regneark');
    expect(lines).toHaveLength(GUESTS + 1);
    expect(lines).toContainEqual(soeren);

    await page.setViewportSize(PHONE);
    await page.evaluate(() => scrollTo(0, 0));
    await untilOnScreen(page.getByRole('list', { name: 'Gæster' }).getByRole('listitem').nth(5));
    await look(page, 'guest-list-4-phone');
    await page.setViewportSize(DESK);
    await writeToTwo(page);

    expect(host.complaints).toEqual([]);
    expect(found).toEqual([]);
    await host.close();
  }, 180_000);
});

it('adds guests who are pasted from a note, on a phone (rules: guests-pasted, guests-pasted-reviewed, guests-pasted-once)', async () => {
  const { visitor, email } = await signedUpHost(product());
  const { sid } = await makeParty(visitor);
  const host = await visit(PHONE);
  const { page } = host;
  await openAsHost(page, email, `/${sid}/contacts`);
  // The button beside the title gives way to that of the empty list, once the list is known to be empty.
  await page.getByText('Hvem skal med?').waitFor();
  await page.getByRole('button', { name: 'Indsæt en liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj flere gæster' });
  await dialog.getByRole('textbox').fill('Anne, anne@x\nFamilien Juul, 20 12 34 56, 2 voksne og 1 barn\nCarl');
  const said = await lookAt(page, 'guest-list-5-pasted-text');
  await dialog.getByRole('button', { name: 'Se gæsterne' }).click();
  await dialog.getByText('Det ligner ikke en e-mailadresse.').waitFor();
  said.push(...(await lookAt(page, 'guest-list-6-pasted-guests')));
  await dialog.getByRole('button', { name: 'Tilføj 2 gæster' }).click();
  await dialog.getByText('2 gæster er på listen.').waitFor();
  await dialog.getByRole('button', { name: 'Ret teksten' }).click();
  // One of them is on the list by now, and is added because the host says so (rule: guests-pasted-once).
  await dialog.getByRole('textbox').fill('Anne <anne@x.dk>\nBodil Juul, 20123456');
  await dialog.getByRole('button', { name: 'Se gæsterne' }).click();
  await dialog.getByText('Står allerede på listen som Familien Juul (samme telefonnummer).').waitFor();
  await dialog.getByRole('button', { name: 'Tilføj 1 gæst' }).waitFor();
  said.push(...(await lookAt(page, 'guest-list-7-pasted-twice')));
  await dialog.getByRole('button', { name: 'Tilføj alligevel: Bodil Juul' }).click();
  await dialog.getByRole('button', { name: 'Tilføj 2 gæster' }).click();
  await dialog.waitFor({ state: 'detached' });
  const list = page.getByRole('list', { name: 'Gæster' });
  for (const name of ['Familien Juul', 'Carl', 'Anne', 'Bodil Juul'])
    await list.getByText(name, { exact: true }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(4);
  expect(host.complaints).toEqual([]);
  expect(said).toEqual([]);
  await host.close();
}, 60_000);

it('adds the guests of a small Excel file, without a plan (rule: guests-from-file)', async () => {
  const { visitor, email } = await signedUpHost(product());
  const { sid } = await makeParty(visitor);
  const { page, complaints, close } = await visit(PHONE);
  await openAsHost(page, email, `/${sid}/contacts`);
  await page.getByText('Hvem skal med?').waitFor();
  await page.getByRole('button', { name: 'Indsæt en liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj flere gæster' });
  const row = (nth: number, ...cells: string[]) =>
    `<row r="${nth}">${cells.map((text, at) => cell(`${'AB'[at]}${nth}`, text)).join('')}</row>`;
  const rows = row(1, 'Navn', 'E-mail') + row(2, 'Åse Holm', 'aase@x.dk') + row(3, 'Bo Juul', 'bo@x.dk');
  const file = { name: 'gæster.xlsx', mimeType: 'application/octet-stream', buffer: archiveOf(workbookOf(rows)) };
  await dialog.getByTestId('list-file').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Tilføj 2 gæster' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Gæster' }).getByText('Åse Holm', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
}, 60_000);

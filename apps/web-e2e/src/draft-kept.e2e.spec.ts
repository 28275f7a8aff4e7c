import { withoutTitleBreaks } from '@festlig/domain/web/title-breaks';
import { expect, it } from '@jest/globals';
import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import { DESK, PHONE, visit } from './browser';
import { lookAt } from './looked-at';

const { url } = product();
const inAYear = `${new Date().getFullYear() + 1}-06-20`;

it.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'a draft is offered in another tab, is saved there, and its first tab says so, on a %s (rule: draft-party)',
  async (name, size) => {
    const { page: first, complaints, close } = await visit(size);
    await first.goto(`${url}/da/new/birthday`);
    await first.getByLabel('Hvem har fødselsdag?').fill('Emma');
    await first.getByLabel('Dato', { exact: true }).fill(inAYear);
    await first.getByLabel('Klokken', { exact: true }).fill('18:00');
    await first.getByLabel('Klokken', { exact: true }).press('Enter');
    await first.getByLabel('Titel').fill('Emma bliver 40');

    const second = await first.context().newPage();
    await second.goto(`${url}/da`);
    const offer = second.getByText('Fortsæt din invitation ”Emma bliver 40”');
    await offer.waitFor();
    const found = await lookAt(second, `draft-kept-1-${name}`);
    await second.goto(`${url}/da/new/wedding`);
    await offer.waitFor();
    // The form of another invitation is as empty as ever.
    expect(await second.getByLabel('Hvem skal giftes?').inputValue()).toBe('');
    found.push(...(await lookAt(second, `draft-kept-2-${name}`)));
    await second.getByRole('button', { name: 'Kassér' }).click();
    await second.getByRole('button', { name: 'Behold den' }).click();
    await second.getByRole('link', { name: 'Fortsæt' }).press('Enter');
    await second.waitForURL(/\/da\/new\/birthday\/edit$/);
    expect(withoutTitleBreaks(await second.getByLabel('Titel').inputValue())).toBe('Emma bliver 40');

    await second.getByRole('button', { name: 'Gem og opret konto' }).click();
    await second.getByLabel('Dit navn').fill('Karen Holm');
    await second.getByLabel('E-mail', { exact: true }).fill(freshAddress('host'));
    await second.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await second.getByLabel(/Jeg accepterer betingelserne/).check();
    await second.getByLabel('Adgangskode', { exact: true }).press('Enter');
    await second.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await first.getByText('Invitationen er gemt i en anden fane.').waitFor();
    found.push(...(await lookAt(first, `draft-kept-3-${name}`)));

    await second.goto(`${url}/da/new/wedding`);
    await second.getByLabel('Hvem skal giftes?').waitFor();
    expect(await offer.count()).toBe(0);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
  120_000,
);

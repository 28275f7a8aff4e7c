import { describe, expect, it } from '@jest/globals';
import { party } from '@festlig/contracts/party';
import { Inbox } from '@festlig/testing/product/inbox';
import { freshAddress, PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
/**
 * Milliseconds in which an open page of a co-host has left: two until access has ended everywhere, one until the page asks
 * again, and two more for a busy machine (rule: cohost-removal).
 */
const LEFT_WITHIN = 5000;

describe('a co-host', () => {
  it('is invited without an account, signs up from the mail, edits side by side with the owner, and is removed', async () => {
    const { visitor: owner, email } = await signedUpHost(product());
    const { id: partyId, sid, title } = await makeParty(owner);
    const host = await visit(DESK);
    await openAsHost(host.page, email, `/${sid}/settings`);
    for (const row of ['Medværter', 'Svar fra gæsterne']) await host.page.getByRole('heading', { name: row }).click();
    const invited = freshAddress('medvaert');
    await host.page.getByLabel('Medværtens e-mail').fill(invited);
    await host.page.getByRole('button', { name: 'Inviter', exact: true }).click();
    await host.page.getByText(`Vi har sendt en mail til ${invited}`).waitFor();
    await host.page.getByRole('button', { name: 'Send igen: invitationen' }).waitFor();
    const found = await lookAt(host.page, '72-cohost-invited');

    const { text } = await new Inbox(inboxUrl).waitForMail(invited);
    const link = /https?:\/\/\S+\/cohost\/\S+/.exec(text)![0];
    const cohost = await visit(PHONE);
    const { page } = cohost;
    await page.goto(url + new URL(link).pathname);
    await page.getByRole('dialog', { name: 'Log ind for at gå videre' }).waitFor();
    found.push(...(await lookAt(page, '73-cohost-log-in')));
    await page.getByRole('button', { name: 'Annuller' }).click();
    await page.getByText('Log ind for at blive medvært').waitFor();
    found.push(...(await lookAt(page, '74-cohost-needs-log-in')));
    await page.getByRole('button', { name: 'Log ind eller opret en konto' }).click();
    await page.getByRole('button', { name: 'Opret en' }).click();
    await page.getByLabel('Dit navn', { exact: true }).fill('Anne Bjerg');
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('anne'));
    await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    await page.getByRole('button', { name: 'Opret konto' }).click();
    await page.getByText(`Du er nu medvært for ”${title}”`).waitFor();
    await page.waitForURL(`${url}/${sid}`);

    // Both save on the same page, and both changes are kept.
    await page.getByRole('navigation', { name: 'Festens sider' }).getByRole('button', { name: 'Mere' }).click();
    await page.getByRole('menuitem', { name: 'Indstillinger' }).click();
    for (const row of ['Medværter', 'Svar fra gæsterne']) await page.getByRole('heading', { name: row }).click();
    await page.getByRole('button', { name: 'Stop som medvært' }).waitFor();
    expect(await page.getByLabel('Medværtens e-mail').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Slet festen …' }).count()).toBe(0);
    found.push(...(await lookAt(page, '75-cohost-settings')));
    await page.getByLabel('Kun for gæster på listen').check();
    await page.getByRole('button', { name: 'Gem indstillinger' }).click();
    await page.getByText('Alt er gemt.').waitFor();
    await host.page.getByLabel('Gæsterne skriver, hvor mange de kommer').uncheck();
    await host.page.getByRole('button', { name: 'Gem indstillinger' }).click();
    await host.page.getByText('Alt er gemt.').waitFor();
    expect(await owner.call(party.calls.getParty, { partyId })).toMatchObject({
      rsvpRestricted: true,
      guestCountChoiceEnabled: false,
    });
    await page.goto(`${url}/da/parties`);
    await page
      .getByRole('link', { name: new RegExp(title) })
      .getByText('Medvært')
      .waitFor();

    // An open page leaves by itself, with what was not saved.
    await page.goto(`${url}/${sid}/settings`);
    await page.getByRole('heading', { name: 'Svar fra gæsterne' }).click();
    await page.getByLabel('Gæsterne kan svare').uncheck();
    await host.page.reload();
    await host.page.getByRole('button', { name: 'EN: English' }).click();
    await host.page.getByRole('heading', { name: 'Co-hosts' }).click();
    await host.page.getByText('Anne Bjerg').waitFor();
    await host.page.getByRole('button', { name: 'Remove Anne Bjerg' }).click();
    found.push(...(await lookAt(host.page, '76-cohost-remove')));
    const pressedAt = Date.now();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL(`${url}/${sid}`);
    expect(Date.now() - pressedAt).toBeLessThan(LEFT_WITHIN);
    await page.getByText('Du er ikke længere medvært').waitFor();
    found.push(...(await lookAt(page, '77-cohost-removed')));
    await page.goto(`${url}/${sid}/contacts`);
    await page.waitForURL(`${url}/${sid}`);

    await page.goto(url + new URL(link).pathname);
    await page.getByRole('alert').getByText('Linket virker ikke').waitFor();
    found.push(...(await lookAt(page, '78-cohost-link-used')));
    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await cohost.close();
    await host.close();
  }, 120_000);
});

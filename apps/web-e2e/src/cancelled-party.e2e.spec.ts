import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { expect, it } from '@jest/globals';
import { DESK, PHONE, visit } from './browser';
import { askWhom, invitedGuest, makeParty, openAsHost, sendInvitation } from './hosting';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);

it('is said on its page, takes no replies, is told to those who were invited, and takes place after all (rule: party-cancelled)', async () => {
  const { visitor: owner, email } = await signedUpHost(product());
  const party = await makeParty(owner);
  const { sid, id: partyId, title } = party;
  const ida = await invitedGuest(owner, party, 'Ida');
  await sendInvitation(owner, partyId, ida.email);
  const late = await invitedGuest(owner, party, 'Sent');

  const host = await visit(DESK);
  const { page } = host;
  await openAsHost(page, email, `/${sid}/settings`);
  await page.getByRole('heading', { name: 'Aflys festen' }).click();
  await page.getByRole('button', { name: 'Aflys festen …' }).click();
  const question = page.getByRole('dialog', { name: `Aflys ”${title}”?` });
  await question.getByRole('button', { name: 'Aflys festen' }).click();
  const tell = page.getByRole('link', { name: 'Fortæl det til gæsterne' });
  await tell.waitFor();

  const guest = await visit(PHONE);
  await guest.page.goto(ida.link);
  await guest.page.getByText('Festen er aflyst').first().waitFor();
  expect(await guest.page.getByText('Ja, jeg kommer').count()).toBe(0);
  const found = await lookAt(guest.page, 'cancelled-1-page');
  const reply = { partyId: sid, contact: ida.guest.sid, isComming: true, numberOfPeople: 1 };
  const refused = (await Visitor.open(url)).call(rsvp.calls.submitRsvp, reply);
  await expect(refused).rejects.toThrow('rsvp_cancelled');

  await tell.click();
  const audience = page.getByLabel('Hvem skal have den?');
  await askWhom(page);
  expect(await audience.inputValue()).toBe('photos');
  for (const value of ['all', 'missing']) expect(await audience.locator(`option[value=${value}]`).count()).toBe(0);
  // The preview is that of the chosen guests (rule: mail-preview).
  await page.getByText('Som Ida ser den, gæst 1 af 1').waitFor();
  found.push(...(await lookAt(page, 'cancelled-2-message')));
  await page.getByRole('button', { name: 'Send til 1 gæst' }).click();
  await page.getByRole('button', { name: 'Send nu' }).click();
  await page.getByText('Beskeden er sendt til 1 gæst.').waitFor();
  await inbox.waitForMail(ida.email, ({ subject }) => subject === `Aflyst: ${title}`);
  expect(await inbox.sentTo(late.email)).toEqual([]);

  await page.goto(`${url}/${sid}/settings`);
  await page.getByRole('heading', { name: 'Festen er aflyst' }).click();
  await page.getByRole('button', { name: 'Festen bliver alligevel til noget' }).click();
  await page.getByRole('button', { name: 'Aflys festen …' }).waitFor();
  await guest.page.reload();
  await guest.page.getByText('Ja, jeg kommer').waitFor();
  expect(await guest.page.getByText('Festen er aflyst').count()).toBe(0);
  expect([found, host.complaints, guest.complaints]).toEqual([[], [], []]);
  await guest.close();
  await host.close();
}, 120_000);

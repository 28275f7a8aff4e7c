import { party as contract } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { Inbox } from '@festlig/testing/product/inbox';
import { openGallery } from '@festlig/testing/product/photos';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { expect, it } from '@jest/globals';
import { DESK, PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();

it('tells guests of the photos by a mail that opens the gallery with their own key (rules: photo-opening-told, mail-leads-to)', async () => {
  const { visitor: host, email } = await signedUpHost(product());
  const party = await makeParty(host);
  const { sid, id: partyId } = party;
  await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
  const isPaid = async () => (await host.call(contract.calls.getParty, { partyId })).plan === 'premium';
  await waitFor(isPaid, 'the plan');
  await openGallery(host, partyId);
  const [coming, declining] = [await invitedGuest(host, party, 'Ida'), await invitedGuest(host, party, 'Nej')];
  for (const { guest } of [coming, declining]) {
    const reply = { partyId, contact: guest.sid, isComming: guest === coming.guest, numberOfPeople: 1 };
    await (await Visitor.open(url)).call(rsvp.calls.submitRsvp, reply);
  }

  const desk = await visit(DESK);
  const { page } = desk;
  await openAsHost(page, email, `/${sid}/photos`);
  await page.getByRole('link', { name: 'Fortæl gæsterne' }).click();
  await page.frameLocator('iframe').getByText('Gå til billederne').waitFor();
  expect(await page.getByLabel('Emne').inputValue()).toBe('Billeder: Åse fylder 60');
  await page.getByText('Til inviterede uden afbud (1)').waitFor();
  const found = await lookAt(page, 'photos-told-1-message');
  await page.getByRole('button', { name: 'Send til 1 gæst' }).click();
  await page.getByRole('button', { name: 'Send nu' }).click();
  await page.getByText('Beskeden er sendt til 1 gæst.').waitFor();
  expect(desk.complaints).toEqual([]);
  await desk.close();

  const inbox = new Inbox(inboxUrl);
  // Both get a receipt of their reply as well.
  const isTold = ({ subject }: { subject: string }) => !subject.startsWith('Kvittering for dit svar');
  const mail = await inbox.waitForMail(coming.email, isTold);
  const link = `${url}/${sid}/photos?cid=${coming.guest.sid}`;
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link);
  expect((await inbox.sentTo(declining.email)).filter(isTold)).toEqual([]);
  const phone = await visit(PHONE);
  await phone.page.goto(link);
  await phone.page.getByRole('dialog', { name: 'Billeder' }).waitFor();
  expect(new URL(phone.page.url()).searchParams.get('cid')).toBe(coming.guest.sid);
  expect(phone.complaints).toEqual([]);
  await phone.close();
  expect(found).toEqual([]);
}, 120_000);

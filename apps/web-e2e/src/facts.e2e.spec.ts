import { party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, visit } from './browser';
import { ROUNDING } from './drawn-title';
import { inDays, makeParty } from './hosting';

const { url } = product();
let host: Awaited<ReturnType<typeof signedUpHost>>['visitor'];
beforeAll(async () => {
  ({ visitor: host } = await signedUpHost(product(), { verified: false }));
});

describe('the facts of an invitation', () => {
  /** The card that holds the facts. */
  const cardOn = (page: Page) => page.getByRole('heading', { name: 'Hvornår' }).locator('xpath=ancestor::div[2]');

  it('stand beside the programme where there is room, as high as it is, and above it elsewhere (rule: facts-beside-programme)', async () => {
    const { page, close } = await visit(DESK);
    const { sid, date } = await makeParty(host);
    const item = { id: 'dinner', date, title: 'Middag', location: { address: '', latitude: null, longitude: null } };
    await host.call(party.calls.updateParty, {
      partyId: sid,
      programme: [item, { ...item, id: 'dance', title: 'Dans' }],
    });
    await page.goto(`${url}/${sid}`);
    const found = [];
    for (const width of [599, 600, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const facts = (await cardOn(page).boundingBox())!;
      const programme = (await page.getByRole('region', { name: 'Program' }).boundingBox())!;
      const isBeside = Math.abs(programme.x - facts.x - facts.width) < ROUNDING;
      found.push([width, isBeside, programme.y > facts.y, programme.height === facts.height]);
    }
    expect(found).toEqual([
      [599, false, true, false],
      [600, true, false, true],
      [1280, true, false, true],
    ]);
    await close();
  });

  it('stand in the middle of a wide screen (rule: facts-beside-programme)', async () => {
    const { page, close } = await visit(DESK);
    for (const suDate of [undefined, inDays(20).slice(0, 10)]) {
      const { sid } = await makeParty(host, { ...(suDate && { suDate }) });
      await page.goto(`${url}/${sid}`);
      const [left, right] = await cardOn(page).evaluate((card) => {
        const boxes = [...card.querySelectorAll('h2 + div')].map((fact) => fact.getBoundingClientRect());
        return [boxes[0]!.left, innerWidth - boxes.at(-1)!.right];
      });
      expect(Math.abs(left! - right!)).toBeLessThanOrEqual(2 * ROUNDING);
    }
    await close();
  });

  it('stand side by side above a programme of one item, as wide as it is (rule: facts-beside-programme)', async () => {
    const { page, close } = await visit(DESK);
    const { sid, date } = await makeParty(host);
    const item = { id: 'dinner', date, title: 'Middag', location: { address: '', latitude: null, longitude: null } };
    await host.call(party.calls.updateParty, { partyId: sid, programme: [item] });
    await page.goto(`${url}/${sid}`);
    const found = [];
    for (const width of [600, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const facts = (await cardOn(page).boundingBox())!;
      const programme = (await page.getByRole('region', { name: 'Program' }).boundingBox())!;
      const [when, where] = await cardOn(page).evaluate((card) =>
        [...card.children].map((fact) => fact.getBoundingClientRect().top),
      );
      found.push([
        width,
        programme.y >= facts.y + facts.height - ROUNDING,
        programme.width === facts.width,
        when === where,
      ]);
    }
    expect(found).toEqual([
      [600, true, true, true],
      [1280, true, true, true],
    ]);
    await close();
  });

  it('begin as high as a programme that is higher, without the time that it begins with (rule: facts-beside-programme)', async () => {
    const { page, close } = await visit(DESK);
    const { sid, date } = await makeParty(host);
    const address = (index: number) => (index === 0 ? 'Vor Frue Kirke' : '');
    const programme = ['Vielse', 'Reception', 'Middag', 'Fest'].map((title, index) => ({
      id: title,
      date: new Date(Date.parse(date) + index * 3_600_000).toISOString(),
      title,
      location: { address: address(index), latitude: null, longitude: null },
    }));
    await host.call(party.calls.updateParty, { partyId: sid, programme });
    await page.goto(`${url}/${sid}`);
    const card = cardOn(page);
    const [when, programmes] = await Promise.all(
      ['Hvornår', 'Program'].map((name) => page.getByRole('heading', { name }).boundingBox()),
    );
    expect(when!.y).toBe(programmes!.y);
    expect(await card.getByText(/^kl\. /i).count()).toBe(0);
    await close();
  });
});

import type { Feature } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../testing/render-route';
import { PlanLock } from './PlanLock';

const price = (dkk: number, eur: number, original: number | null = null) => ({
  dkk: { amount: dkk, original },
  eur: { amount: eur, original },
});
const balance = {
  tokens: 0,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  prices: { free: price(0, 0), premium: price(14_900, 1_990, 2_490), pro: price(39_900, 5_390) },
};
const PRICES = `GET /api/party/${'a'.repeat(24)}/billing`;

const show = async (
  feature: Feature,
  features: Feature[],
  { inUse = false, ...more }: { inUse?: boolean; button?: string; hint?: string } = {},
) => {
  const onClick = jest.fn();
  await renderRoute(
    <PlanLock
      feature={feature}
      party={aParty({ id: 'a'.repeat(24), slug: 'sofie-40', features })}
      inUse={inUse}
      {...more}
    >
      <button onClick={onClick}>Do it</button>
    </PlanLock>,
  );
  return { onClick, control: screen.getByText(/^Do it/) };
};
const locked = (name: RegExp) => screen.queryByRole('button', { name });

describe('controls that need a plan', () => {
  beforeEach(() => void fakeServer({ [PRICES]: () => balance }));

  it('are used as they are, without a badge, by a party that has the feature', async () => {
    const { control, onClick } = await show('cohosts', ['cohosts']);
    fireEvent.click(control);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(control.closest('[inert]')).toBeNull();
    expect(screen.queryByText('Premium')).toBeNull();
  });

  it('can still be changed to less and removed by a party whose plan has ended', async () => {
    const { control, onClick } = await show('custom_url', [], { inUse: true });
    fireEvent.click(control);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(locked(/part of Premium/)).toBeNull();
  });

  it.each<[Feature, string, string, string, string[]]>([
    [
      'cohosts',
      'Premium',
      'Invite co-hosts with Premium',
      'Before €24.90€19.90incl. VAT, once for this event',
      ['Your own questions to guests', 'Your own address for the event'],
    ],
    [
      'import',
      'Pro',
      'Import more than 50 guests at once with Pro',
      '€53.90incl. VAT, once for this event',
      ['Your own questions to guests', 'Co-hosts'],
    ],
  ])(
    'of a party without %s show the badge %s, and a sheet that says what the plan costs and gives',
    async (feature, plan, title, price, also) => {
      const { control } = await show(feature, []);
      expect(control.closest('[inert]')).not.toBeNull();
      fireEvent.click(locked(new RegExp(`part of ${plan}\\. See`))!);
      const sheet = await screen.findByRole('dialog', { name: title });
      const listed = within(sheet)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(listed).toEqual(expect.arrayContaining(also));
      expect((await within(sheet).findByText(/^incl\. VAT/)).parentElement?.textContent).toBe(price);
      expect(within(sheet).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
        `/sofie-40/plan?for=${feature}`,
      );
      fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('say of what pro also gives that premium has it, and for how much (rule: import-on-pro)', async () => {
    await show('import', []);
    fireEvent.click(locked(/part of Pro\. See/)!);
    expect(await screen.findByText('The plan also gives everything in Premium (€19.90)')).toBeTruthy();
    cleanup();
    await show('cohosts', []);
    fireEvent.click(locked(/part of Premium\. See/)!);
    expect(await screen.findByText('The plan also gives')).toBeTruthy();
  });

  it('are a live button with the badge in it when they are one button', async () => {
    const { control, onClick } = await show('import', [], { button: 'Do it' });
    const button = locked(/^Do it\. Import of guest lists.*: part of Pro/);
    expect(button?.contains(control)).toBe(true);
    expect([button?.textContent, control.closest('[inert]')]).toEqual(['Do itPro', null]);
    fireEvent.click(button!);
    expect(await screen.findByRole('dialog', { name: /at once with Pro$/ })).toBeTruthy();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('say below such a button what is free, and nothing where the plan has them (rule: import-on-pro)', async () => {
    await show('import', [], { button: 'Do it', hint: 'Pasting is free' });
    const hint = screen.getByText('Pasting is free');
    expect(locked(/^Do it/)?.getAttribute('aria-describedby')).toBe(hint.id);
    cleanup();
    await show('import', ['import'], { button: 'Do it', hint: 'Pasting is free' });
    expect(screen.queryByText('Pasting is free')).toBeNull();
  });

  it('are the party’s own button when the plan has them', async () => {
    const { control, onClick } = await show('import', ['import'], { button: 'Another name' });
    fireEvent.click(control);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Another name')).toBeNull();
  });

  it('say what the plan gives also when its price cannot be read', async () => {
    fakeServer({ [PRICES]: () => failure(503, { root: { code: 'unavailable' } }) });
    await show('cohosts', []);
    fireEvent.click(locked(/part of Premium\. See/)!);
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(within(sheet).queryByText(/incl\. VAT/)).toBeNull();
    expect(within(sheet).getByRole('link', { name: 'See the plans' })).toBeTruthy();
  });
});

import type { Feature } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../testing/render-route';
import { PlanLock } from './PlanLock';

const show = async (feature: Feature, features: Feature[], inUse = false) => {
  const onClick = jest.fn();
  await renderRoute(
    <PlanLock feature={feature} party={aParty({ id: 'a'.repeat(24), slug: 'sofie-40', features })} inUse={inUse}>
      <button onClick={onClick}>Do it</button>
    </PlanLock>,
  );
  return { onClick, control: screen.getByText('Do it') };
};
const locked = (name: RegExp) => screen.queryByRole('button', { name });

describe('controls that need a plan', () => {
  it('are used as they are, without a badge, by a party that has the feature', async () => {
    const { control, onClick } = await show('cohosts', ['cohosts']);
    fireEvent.click(control);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(control.closest('[inert]')).toBeNull();
    expect(screen.queryByText('Premium')).toBeNull();
  });

  it('can still be changed to less and removed by a party whose plan has ended', async () => {
    const { control, onClick } = await show('custom_url', [], true);
    fireEvent.click(control);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(locked(/part of Premium/)).toBeNull();
  });

  it.each<[Feature, string, string[]]>([
    ['cohosts', 'Premium', ['Your own questions to guests', 'Your own address for the event']],
    ['import', 'Pro', ['Your own questions to guests', 'Co-hosts']],
  ])(
    'of a party without %s show the badge %s, and a sheet that says what the plan gives',
    async (feature, plan, also) => {
      const { control } = await show(feature, []);
      expect(control.closest('[inert]')).not.toBeNull();
      fireEvent.click(locked(new RegExp(`part of ${plan}\\. See`))!);
      const sheet = await screen.findByRole('dialog', { name: new RegExp(`part of ${plan}$`) });
      const listed = within(sheet)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(listed).toEqual(expect.arrayContaining(also));
      expect(within(sheet).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/sofie-40/plan');
      fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

import { aPresend } from '@festlig/testing/messaging/a-presend';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRoute } from '../../../../components/testing/render-route';
import type { Channel, Presend } from '../../presend.model';
import { ChannelChoice } from './ChannelChoice';

async function show(changes: Partial<Presend> = {}) {
  const onChange = jest.fn<(channel: Channel) => void>();
  await renderRoute(<ChannelChoice summary={aPresend(changes)} value="mails" onChange={onChange} />);
  return onChange;
}
const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('names the price of the texts of each channel', async () => {
  const onChange = await show({ textUnmailed: 5 });
  expect(labels()).toEqual([
    'E-mail only (free)',
    'E-mail, and a text to those without e-mail (5 texts, €1)',
    'Both e-mail and text (8 texts, €2.50)',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: /^E-mail, and/ }));
  expect(onChange).toHaveBeenCalledWith('unmailed');
});

it('asks for no payment where the account suffices', async () => {
  await show({ account: 8 });
  expect(labels()).toEqual(['E-mail only (free)', 'Both e-mail and text (8 texts, nothing to pay)']);
});

it('says whom mails alone do not reach and what texts to them cost', async () => {
  await show({ textUnmailed: 5 });
  expect(screen.getByText('5 guests cannot be e-mailed and get nothing. Texts to them instead: €1.')).toBeTruthy();
});

it('names nobody whom mails alone do not reach when there is nobody', async () => {
  await show();
  expect(screen.queryByText(/cannot be e-mailed/)).toBeNull();
});

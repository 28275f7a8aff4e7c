import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { PaymentList } from './PaymentList';

const ID = 'a'.repeat(24);

const payment = { id: 'd'.repeat(24), number: 'D0D0-1', at: '2026-11-20T12:00:00Z', amount: 3200, refunded: 0 };
const paid = { ...payment, currency: 'dkk', state: 'paid', mine: true };
const payments = (...items: object[]) => ({
  [`GET /api/party/${ID}/payments`]: () => ({ items, page: 1, pageSize: 20, total: items.length }),
});

async function show(answers = payments()) {
  fakeServer(answers);
  await renderRoute(<PaymentList partyId={ID} />);
}

describe('the payments of a party', () => {
  it('are listed with what was bought, what it cost in its currency, and a receipt', async () => {
    await show(
      payments(
        { ...paid, purchase: { kind: 'token', tokens: 8 } },
        {
          ...paid,
          mine: false,
          state: 'partly_refunded',
          id: 'e'.repeat(24),
          currency: 'eur',
          refunded: 1990,
          purchase: { kind: 'plan', plan: 'premium' },
        },
      ),
    );
    const list = within(await screen.findByRole('region', { name: 'Payments' }));
    const [tokens, plan] = (await list.findAllByRole('listitem')).map(({ textContent }) =>
      textContent?.replace(/\s/g, ' '),
    );
    expect(tokens).toMatch(/^8 texts20 November 2026.*paid by youDKK 32Receipt D0D0-1$/);
    expect(plan).toMatch(/^Premium20 November 2026.*paid by another host · €19.90 refunded€32Receipt D0D0-1$/);
    const [receipt] = list.getAllByRole('link', { name: 'Receipt D0D0-1 of 8 texts, 20 November 2026 (PDF)' });
    expect(receipt?.getAttribute('href')).toBe(`/payment/receipt/${ID}/${payment.id}.pdf`);
  });

  it.each([
    ['sending_back', 'Not used: DKK 32 is being refunded to the card'],
    ['sent_back', 'Not used: DKK 12 was refunded to the card'],
    ['refunded', 'Refunded in full'],
    ['disputed', 'The bank has taken back DKK 12'],
    ['refund_failed', 'The money did not reach the card: we will write to whoever paid'],
  ])('say of money that is %s what became of it', async (state, words) => {
    await show(payments({ ...paid, state, refunded: 1200, purchase: { kind: 'plan', plan: 'premium' } }));
    const list = within(await screen.findByRole('region', { name: 'Payments' }));
    const { textContent } = await list.findByRole('listitem');
    expect(textContent?.replace(/\s/g, ' ')).toContain(`paid by you · ${words}`);
  });

  it('are none before anything was bought', async () => {
    await show();
    expect(await screen.findByText('Nothing has been paid for yet.')).toBeTruthy();
  });
});

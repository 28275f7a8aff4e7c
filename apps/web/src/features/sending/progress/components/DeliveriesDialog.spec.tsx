import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { DeliveriesDialog } from './DeliveriesDialog';

const send = aSend({ status: 'finished', total: 0, emailsSent: 0, rate: 0, ended: true });

/** `failed`: how many the list of failures has on the server. */
async function show(more: Partial<Send>, failed: number, items: object[] = [], first?: 'nothing') {
  const received = fakeServer({
    [`GET /api/party/p1/sends/${send.id}/deliveries`]: ({ path }) => {
      const total = path.includes('only=failed') ? failed : 10;
      return { items, page: 1, pageSize: 50, total };
    },
  });
  await renderRoute(
    <DeliveriesDialog partyId="p1" send={{ ...send, ...more }} {...(first && { first })} onClose={() => undefined} />,
    '/Feststar/invitations',
    '/:idOrSlug/invitations',
  );
  return received;
}

it('offers to show only those who missed something, with the number that the list has', async () => {
  await show({ textTotal: 10, textSent: 10 }, 2);
  const only = await screen.findByRole('button', { name: 'Failed 2' });
  fireEvent.click(only);
  expect(only.getAttribute('aria-pressed')).toBe('true');
});

it('offers no such choice when nobody missed anything', async () => {
  await show({ textTotal: 10, textSent: 10 }, 0);
  await screen.findByText('Nobody to show here yet.');
  expect(screen.queryByRole('button', { name: /^Failed/ })).toBeNull();
});

it('counts the failures of a send of mails from its report, without asking for them', async () => {
  const received = await show({ total: 10, emailsSent: 9, errors: 1 }, 1);
  await screen.findByRole('button', { name: 'Failed 1' });
  expect(received.filter(({ path }) => path.includes('only=failed'))).toEqual([]);
});

const juul = {
  id: 'a'.repeat(24),
  name: 'Juul & co',
  email: null,
  phone: null,
  statusMail: null,
  reason: null,
  statusText: null,
  reasonText: null,
  delivered: false,
  lost: false,
};

it('lists who got neither a mail nor a text, with a way to add an address (rule: delivery-states)', async () => {
  const received = await show({ nothing: 1 }, 0, [juul], 'nothing');
  await screen.findByText('Juul & co');
  expect(screen.getByRole('button', { name: 'Could not be reached 1' }).getAttribute('aria-pressed')).toBe('true');
  expect(received.some(({ path }) => path.includes('only=nothing'))).toBe(true);
  expect(received.some(({ path }) => path.includes('only=all'))).toBe(false);
  screen.getByText('Could not be reached', { exact: true });
  const add = screen.getByRole('link', { name: 'Add an address' });
  expect(add.getAttribute('href')).toBe('/Feststar/contacts?q=Juul+%26+co');
});

it('says so of nobody who got something (rule: delivery-states)', async () => {
  await show({ nothing: 0 }, 0, [{ ...juul, email: 'j@x.dk', statusMail: 'send' }]);
  await screen.findByText('Juul & co');
  expect(screen.queryByText('Could not be reached')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull();
  expect(screen.queryByRole('button', { name: /not be reached/i })).toBeNull();
});

it('tells guests apart whom a text would have reached, without asking for an address (rules: send-result, delivery-totals)', async () => {
  const received = await show({ byText: 1 }, 0, [{ ...juul, phone: '+4520123456', byText: true }]);
  fireEvent.click(screen.getByRole('button', { name: 'Can be reached by text 1' }));
  await waitFor(() => expect(received.some(({ path }) => path.includes('only=byText'))).toBe(true));
  await screen.findByText('Juul & co');
  expect(screen.queryByText(/not be reached/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull();
});

it('says beside each address what went to it, and nothing of what did not (rule: delivery-states)', async () => {
  const both = { ...juul, email: 'j@x.dk', phone: '+4520123456' };
  await show({ nothing: 0 }, 0, [
    { ...both, id: 'b'.repeat(24), statusMail: 'send', statusText: 'send', delivered: true },
    { ...both, id: 'c'.repeat(24), name: 'Holm', statusMail: 'failed', statusText: 'send', lost: true },
  ]);
  await screen.findByText('j@x.dk, sent · +45 20 12 34 56, arrived');
  expect(screen.getByText(/^j@x.dk · /).textContent).toBe('j@x.dk · +45 20 12 34 56, did not arrive');
});

describe('who has seen it (rule: delivery-totals)', () => {
  it.each([
    [1000, true],
    [1001, false],
  ])('is asked about of a send to %d guests: %s', async (total, isAsked) => {
    const received = await show({ total }, 0);
    await screen.findByText('Nobody to show here yet.');
    expect(received.some(({ path }) => path.includes('only=all'))).toBe(true);
    expect(received.some(({ path }) => /only=(?:un)?seen/.test(path))).toBe(isAsked);
  });

  const seenBy = async (seen: number, unseen: number, atLeast = false) => {
    fakeServer({
      [`GET /api/party/p1/sends/${send.id}/deliveries`]: ({ path }) => {
        const total = path.includes('only=seen') ? seen : path.includes('only=unseen') ? unseen : 0;
        const replied = { ...juul, email: 'j@x.dk', statusMail: 'received', reply: 'yes' };
        return { items: [replied], page: 1, pageSize: 50, total, atLeast };
      },
    });
    await renderRoute(
      <DeliveriesDialog partyId="p1" send={send} onClose={() => undefined} />,
      '/Feststar/invitations',
      '/:idOrSlug/invitations',
    );
    await screen.findByText('Juul & co');
  };

  it('is counted above the list, and each number shows only those', async () => {
    await seenBy(120, 80);
    await screen.findByRole('button', { name: 'Seen 120' });
    const unseen = screen.getByRole('button', { name: 'Not seen 80' });
    fireEvent.click(unseen);
    expect(unseen.getAttribute('aria-pressed')).toBe('true');
  });

  it('is said beside the address of a guest who has replied', async () => {
    await seenBy(1, 0);
    await screen.findByText('j@x.dk, seen');
  });

  it.each([
    ['nothing has gone out', 0, 0, false],
    ['they are too many to be looked up', 600, 400, true],
  ])('is not counted where %s', async (_, seen, unseen, atLeast) => {
    await seenBy(seen, unseen, atLeast);
    expect(screen.queryByRole('button', { name: /[Ss]een \d/ })).toBeNull();
  });
});

it('is searched, and says when it shows only some of those it finds (rule: delivery-search)', async () => {
  const row = { ...juul, email: 'j@x.dk', statusMail: 'send' };
  const received = fakeServer({
    [`GET /api/party/p1/sends/${send.id}/deliveries`]: ({ path }) => {
      const found = path.includes('search=zz') ? [] : [row];
      return { items: found, page: 1, pageSize: 50, total: found.length, atLeast: path.includes('search=j&') };
    },
  });
  await renderRoute(
    <DeliveriesDialog partyId="p1" send={send} onClose={() => undefined} />,
    '/Feststar/invitations',
    '/:idOrSlug/invitations',
  );
  await screen.findByText('Juul & co');
  expect(received.some(({ path }) => path.includes('search='))).toBe(false);
  expect(screen.queryByText(/^Only some/)).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Search by name, e-mail or phone' });
  fireEvent.change(field, { target: { value: 'j' } });
  await waitFor(() => expect(received.some(({ path }) => /search=j(&|$)/.test(path))).toBe(true));
  fireEvent.change(field, { target: { value: 'zz' } });
  await screen.findByText('No guests match.');
});

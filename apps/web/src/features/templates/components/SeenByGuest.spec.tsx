import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import type { Texted } from '../../../lib/guest-selection';
import { SeenByGuest } from './SeenByGuest';

const base = '/api/party/p1';
const PREVIEW = `POST ${base}/messages/preview`;
const words = '<p>Dear ((name))</p><p>See it:</p><p>((link))</p>';

const TEXTED: Texted = { audience: 'custom', picked: ['bo'], search: null, except: [], texts: 'unmailed' };

async function show(
  goes: { mail: boolean; text: boolean },
  answers: Record<string, Answer> = {},
  texted: Texted | null = TEXTED,
) {
  const received = fakeServer({
    [PREVIEW]: () => ({ subject: 'Come, Anne!', html: '<h1>Sofie 40</h1>', text: '' }),
    [`GET ${base}/messages/text-sample`]: () => ({
      from: 'Festlig',
      name: 'Bo',
      link: 'https://x.example/p?cid=test',
      isMadeUp: false,
    }),
    ...answers,
  });
  const onWhole = jest.fn();
  await renderRoute(
    <SeenByGuest
      partyId="p1"
      template={{ type: 'invitation', leadsTo: 'invitation' }}
      values={{ name: 'Come, ((name))!', email: words, text: 'Hi ((name)) ((link))' }}
      guests={{ mailed: { names: ['Anne Holm', 'Bo'] }, texted }}
      sender="Karen via Festlig"
      {...goes}
      onWhole={onWhole}
    />,
  );
  return { received, onWhole };
}
const picture = () => screen.queryByTitle('The e-mail as a guest sees it');

describe('what guests of a send get (rule: send-asks)', () => {
  it('is the mail with sender, subject and first words, and leads to the whole of it', async () => {
    const { received, onWhole } = await show({ mail: true, text: false });
    await waitFor(() => expect(picture()?.getAttribute('srcdoc')).toContain('Sofie 40'));
    for (const text of ['Karen via Festlig', 'Come, Anne!', 'Dear Anne – See it:']) screen.getByText(text);
    expect(received.map(({ body }) => body)).toEqual([expect.objectContaining({ guestName: 'Anne Holm' })]);
    await userEvent.click(screen.getByRole('button', { name: 'See it in full' }));
    expect(onWhole).toHaveBeenCalledTimes(1);
  });

  it('is the same words while there is no picture, and when none can be made', async () => {
    const { received } = await show(
      { mail: true, text: false },
      { [PREVIEW]: () => failure(503, { root: { code: 'unavailable' } }) },
    );
    screen.getByText('Come, Anne!');
    screen.getByText('Dear Anne – See it:');
    await waitFor(() => expect(received).toHaveLength(1));
    expect(picture()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is the text as it arrives, without a mail where none is sent', async () => {
    const { received } = await show({ mail: false, text: true });
    await screen.findByText(/^Hi Bo /);
    expect(screen.queryByText('Karen via Festlig')).toBeNull();
    expect(received.some(({ path }) => path.endsWith('/preview'))).toBe(false);
  });

  it('is the text of somebody who gets it in this send (rule: text-preview)', async () => {
    const { received } = await show({ mail: false, text: true });
    await screen.findByText(/^Hi Bo /);
    const [query] = received.flatMap(({ path }) => path.split('/text-sample?').slice(1));
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ picked: 'bo', texts: 'unmailed' });
  });

  it('is no text while nobody is known who gets one (rule: text-preview)', async () => {
    const { received } = await show({ mail: true, text: true }, {}, null);
    await waitFor(() => expect(received.some(({ path }) => path.endsWith('/preview'))).toBe(true));
    expect(received.some(({ path }) => path.includes('/text-sample'))).toBe(false);
    expect(screen.queryByText(/^Hi /)).toBeNull();
  });

  it('is no text to a made-up guest (rule: text-preview)', async () => {
    const sample = jest.fn(() => ({ from: 'Festlig', name: 'Anna', link: 'https://x.example/p', isMadeUp: true }));
    await show({ mail: true, text: true }, { [`GET ${base}/messages/text-sample`]: sample });
    await waitFor(() => expect(sample).toHaveBeenCalled());
    await waitFor(() => expect(picture()).not.toBeNull());
    expect(screen.queryByText(/^Hi /)).toBeNull();
  });

  it('is both where both are sent', async () => {
    await show({ mail: true, text: true });
    await screen.findByText(/^Hi Bo /);
    screen.getByText('Karen via Festlig');
  });
});

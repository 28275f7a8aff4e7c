import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { SeenByGuest } from './SeenByGuest';

const base = '/api/party/p1';
const PREVIEW = `POST ${base}/messages/preview`;
const words = '<p>Dear ((name))</p><p>See it:</p><p>((link))</p>';

async function show(goes: { mail: boolean; text: boolean }, answers: Record<string, Answer> = {}) {
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
      guests={{ names: ['Anne Holm', 'Bo'] }}
      sender="Karen via Festlig"
      {...goes}
      onWhole={onWhole}
    />,
  );
  return { received, onWhole };
}
const picture = () => screen.queryByTitle('The e-mail as a guest sees it');

describe('what the first guest gets (rule: send-asks)', () => {
  it('is the mail with sender, subject and first words, and leads to the whole of it', async () => {
    const { received, onWhole } = await show({ mail: true, text: false });
    await waitFor(() => expect(picture()?.getAttribute('srcdoc')).toContain('Sofie 40'));
    for (const text of ['Karen via Festlig', 'Come, Anne!', 'Dear Anne See it:']) screen.getByText(text);
    expect(received.map(({ body }) => body)).toEqual([expect.objectContaining({ guestName: 'Anne Holm' })]);
    await userEvent.click(screen.getByRole('button', { name: 'See the whole e-mail' }));
    expect(onWhole).toHaveBeenCalledTimes(1);
  });

  it('is the same words while there is no picture, and when none can be made', async () => {
    const { received } = await show(
      { mail: true, text: false },
      { [PREVIEW]: () => failure(503, { root: { code: 'unavailable' } }) },
    );
    screen.getByText('Come, Anne!');
    screen.getByText('Dear Anne See it:');
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

  it('is both where both are sent', async () => {
    await show({ mail: true, text: true });
    await screen.findByText(/^Hi Bo /);
    screen.getByText('Karen via Festlig');
  });
});

import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../../components/testing/render-route';
import { useSentText } from './use-sent-text';

function Said({ send }: { send: Send }) {
  return <p data-testid="said">{useSentText()(send)}</p>;
}
const saidOf = async (send: Send) => {
  await renderRoute(<Said send={send} />);
  return screen.getAllByTestId('said').at(-1)!.textContent;
};
const ended = (changes: Partial<Send> = {}) => aSend({ status: 'finished', ended: true, ...changes });

it('says to whom a message was sent, when and on which channel (rule: messages-say-when)', async () => {
  expect(await saidOf(ended({ emailsSent: 120 }))).toMatch(
    /^To 120 guests · Sent 1 January 2027 at \d\d:00 by e-mail$/,
  );
  expect(await saidOf(ended({ emailsSent: 0, textSent: 1 }))).toMatch(/^To 1 guest · Sent .* by text$/);
  expect(await saidOf(ended({ emailsSent: 12, textSent: 8 }))).toMatch(/ as 12 e-mails and 8 texts$/);
});

it('says how many did not get it, apart from those who did', async () => {
  expect(await saidOf(ended({ emailsSent: 12, errors: 2, textSent: 8, textLost: 1, unpaid: 3 }))).toMatch(
    / as 12 e-mails and 8 texts, 2 could not be sent, 1 did not arrive, 3 not paid for$/,
  );
});

it('names only the channels that were used when a text did not arrive', async () => {
  expect(await saidOf(ended({ total: 0, emailsSent: 0, textTotal: 2, textSent: 1, textLost: 1 }))).toMatch(
    /^To 1 guest · Sent .* by text, 1 did not arrive$/,
  );
  expect(await saidOf(ended({ total: 0, emailsSent: 0, textTotal: 1, textLost: 1 }))).toMatch(
    /^To 1 guest · Tried 1 January .*, nobody got it, 1 did not arrive$/,
  );
});

it('says that it is being sent while it is, and that it was stopped or reached nobody', async () => {
  expect(await saidOf(aSend({ status: 'planning' }))).toBe('Being sent now');
  expect(await saidOf(aSend())).toBe('Being sent now');
  expect(await saidOf(aSend({ status: 'paused' }))).toBe('Paused');
  expect(await saidOf(aSend({ status: 'unverified' }))).toBe('Waiting for you to confirm');
  expect(await saidOf(ended({ status: 'cancelled', total: 0, emailsSent: 0 }))).toBe('Was not sent');
  expect(await saidOf(ended({ status: 'cancelled' }))).toMatch(
    /^To 400 guests · Stopped early, sent 1 January .* by e-mail$/,
  );
  expect(await saidOf(ended({ emailsSent: 0, errors: 3 }))).toMatch(
    /^To 1,000 guests · Tried 1 January .*, nobody got it, 3 could not be sent$/,
  );
});

it('says how many still wait for another day, and nothing of that where nobody does', async () => {
  const left = { guests: 3, from: '2027-01-02T10:00:00Z' };
  expect(await saidOf(ended({ emailsSent: 2, left }))).toMatch(/^To 2 guests · Sent .* by e-mail, 3 waiting$/);
  expect(await saidOf(ended({ emailsSent: 2 }))).toMatch(/ by e-mail$/);
});

it('says of those who could have got a text that they got none, and only of others that nothing reaches them (rule: send-result)', async () => {
  expect(await saidOf(ended({ emailsSent: 2, byText: 1 }))).toMatch(/ by e-mail, 1\u00a0without e-mail got no text$/);
  expect(await saidOf(ended({ emailsSent: 2, nothing: 1, byText: 2 }))).toMatch(
    / by e-mail, 1 could not be reached, 2\u00a0without e-mail got no text$/,
  );
});

it.each<[string, Partial<Send>, string]>([
  ['few by name', { names: ['Bo', 'Cille'], emailsSent: 2 }, 'To Bo and Cille'],
  ['more by their number and the choice', { audience: 'rsvpYes', emailsSent: 72 }, 'To 72 who are coming'],
  ['who had not replied then', { audience: 'withoutRsvp', emailsSent: 5 }, 'To 5 who had not replied'],
  [
    'the choice alone where some got both',
    { audience: 'rsvpYes', emailsSent: 72, textSent: 8 },
    'To: Those who are coming',
  ],
])('says who got it: %s (rule: messages-say-when)', async (_, changes, whom) => {
  expect((await saidOf(ended(changes)))?.split(' · ')[0]).toBe(whom);
});

import { describe, expect, it } from '@jest/globals';

interface Sender {
  send(text: { to: string; body: string; validSeconds?: number; from?: string }): Promise<{ outcome: string }>;
  find(text: { to: string; body: string; since: Date }): Promise<{ outcome: string }>;
}

/** The numbers to which Twilio's test accounts answer with an error, and one of our own for too many requests. */
export const NUMBERS = {
  invalid: '+15005550001',
  unreachable: '+15005550002',
  countryBlocked: '+15005550003',
  stopped: '+15005550004',
  takesNoTexts: '+15005550009',
  busy: '+15005550429',
} as const;

/** What every sender of texts does. `received` returns the texts that arrived at a number, oldest first. */
export function describeTextSender(
  name: string,
  sender: () => Sender,
  received: (phone: string) => Promise<string[]>,
): void {
  describe(`${name} as a sender of texts`, () => {
    it('delivers texts as they are written, in order, each with a reference of its own', async () => {
      const texts = ['Din kode er 012 345 – æøå', 'Linje 1\nLinje 2 & <b>'];
      const answers = [];
      for (const body of texts) answers.push(await sender().send({ to: '+4520123456', body, validSeconds: 600 }));
      expect(answers).toEqual(texts.map(() => ({ outcome: 'sent', reference: expect.stringMatching(/^SM\w+/) })));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
      expect(await received('+4520123456')).toEqual(texts);
    });

    it.each([
      [NUMBERS.invalid, 'number_invalid'],
      [NUMBERS.unreachable, 'number_unreachable'],
      [NUMBERS.countryBlocked, 'country_blocked'],
      [NUMBERS.stopped, 'number_stopped'],
      [NUMBERS.takesNoTexts, 'number_takes_no_texts'],
    ])('says that a text to %s can never be sent: %s', async (to, reason) => {
      expect(await sender().send({ to, body: 'Hej' })).toEqual({ outcome: 'failed', reason });
      expect(await received(to)).toEqual([]);
    });

    it('finds a text by its number and words, unless it is older than the caller asks for', async () => {
      const since = new Date();
      const text = { to: '+4520123457', body: 'Hej Åse – https://f.dk/abc?cid=1' };
      expect(await sender().find({ ...text, since })).toEqual({ outcome: 'missing' });
      await sender().send(text);
      expect(await sender().find({ ...text, since })).toMatchObject({ outcome: 'found' });
      expect(await sender().find({ ...text, to: '+4520123458', since })).toEqual({ outcome: 'missing' });
      expect(await sender().find({ ...text, body: 'Hej Bo', since })).toEqual({ outcome: 'missing' });
      const later = new Date(Date.now() + 5_000);
      expect(await sender().find({ ...text, since: later })).toEqual({ outcome: 'missing' });
    });

    it('says that a text was not accepted and can be sent again', async () => {
      expect(await sender().send({ to: NUMBERS.busy, body: 'Hej' })).toEqual({ outcome: 'deferred', reason: 'busy' });
      expect(await received(NUMBERS.busy)).toEqual([]);
    });
  });
}

import { describe, expect, it } from '@jest/globals';
import { SegmentedMessage } from 'sms-segments-calculator';
import { textSubscriptionPath } from '../contacts/subscription';
import { textAnswer, textWish } from './incoming-text';

describe('textWish', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOP!',
    'Stop tak',
    'stop sms her',
    'StopAll',
    'afmeld',
    'Afmeld mig',
    'UNSUBSCRIBE',
    '"Stop"',
  ])('reads “%s” as the wish for no more texts', (body) => expect(textWish(body)).toBe('stop'));
  it.each(['START', 'start', 'Unstop', 'Tilmeld', 'tilmeld mig'])('reads “%s” as the wish for texts again', (body) =>
    expect(textWish(body)).toBe('start'),
  );
  it.each(['HELP', 'help!', 'Info', 'Hjælp', 'hjælp?'])('reads “%s” as the wish to know who we are', (body) =>
    expect(textWish(body)).toBe('help'),
  );
  it.each([
    '',
    '🎉',
    'Vi kommer!',
    'Hvornår starter festen?',
    'Stop lige med at spørge',
    'Stopper festen?',
    'nonstop',
    'Hjælp os med kagen',
    '12',
  ])('reads “%s” as neither', (body) => expect(textWish(body)).toBe('other'));
});

describe('textAnswer', () => {
  const link = `https://festlig.example${textSubscriptionPath('+4520123456', 'a secret of the tests')}`;
  it.each(['+4520123456', '+298212345', '+299221234'])('is Danish for %s', (phone) =>
    expect(textAnswer(phone, 'stop', link)).toBe(`Du får ikke flere sms'er fra Festlig. Fortryd: ${link}`),
  );
  it.each(['+46701234567', '+4915112345678', '+12025550123'])('is English for %s', (phone) =>
    expect(textAnswer(phone, 'stop', link)).toBe(`You will get no more texts from Festlig. Undo: ${link}`),
  );
  it('names the link, and is one text in the plain alphabet with the link of a long domain', () => {
    const domain = `${'d'.repeat(29)}.dk`;
    for (const phone of ['+4520123456', '+46701234567'])
      for (const wish of ['stop', 'start', 'help', 'other'] as const) {
        const long = `https://${domain}${textSubscriptionPath(phone, 'a secret of the tests')}`;
        expect(domain.length + 'https://'.length).toBe(40);
        const answer = textAnswer(phone, wish, long);
        expect(answer).toContain(long);
        expect(new SegmentedMessage(answer)).toMatchObject({ encodingName: 'GSM-7', segmentsCount: 1 });
      }
  });
});

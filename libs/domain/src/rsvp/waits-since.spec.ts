import { describe, expect, it } from '@jest/globals';
import { asksHost, waitsSince } from './waits-since';

const [EARLIER, NOW] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-05-02T10:00:00Z')];

describe('a greeting', () => {
  it.each(['Er der noget med parkering?', 'Må hunden komme med?🐶', 'Børn? Vi glæder os', '(Kan man bade?)'])(
    'asks the host: %s',
    (comment) => expect(asksHost({ comment })).toBe(true),
  );

  it.each(['Vi glæder os!', '', 'Se https://kort.dk/?sted=fest'])('asks nothing: %s', (comment) =>
    expect(asksHost({ comment })).toBe(false),
  );

  it('asks nothing when a host has entered it', () =>
    expect(asksHost({ comment: 'Børn?', entered: true })).toBe(false));
});

describe('since when a guest waits (rule: reply-waits)', () => {
  const asked = { comment: 'Børn?', entered: false };
  const waiting = { ...asked, waitsSince: EARLIER };

  it('begins with a greeting that asks, and with no other', () => {
    expect(waitsSince(null, asked, NOW)).toBe(NOW);
    expect(waitsSince(null, { comment: 'Hurra' }, NOW)).toBeUndefined();
  });

  it('goes on while the greeting is the same, and ends with a greeting that asks nothing', () => {
    expect(waitsSince(waiting, asked, NOW)).toBe(EARLIER);
    expect(waitsSince(waiting, { comment: 'Hurra', entered: false }, NOW)).toBeUndefined();
  });

  it('does not begin again after the host has answered, except with another question', () => {
    const answered = { ...asked, messages: [{ isHost: true }] };
    expect(waitsSince(answered, asked, NOW)).toBeUndefined();
    expect(waitsSince(answered, { ...asked, comment: 'Og hunde?' }, NOW)).toBe(NOW);
  });

  it('is that of the message when the guest wrote last, whatever the greeting becomes', () => {
    const wrote = { ...waiting, messages: [{ isHost: false }] };
    expect(waitsSince(wrote, { comment: '', entered: false }, NOW)).toBe(EARLIER);
  });

  it('begins when the guest takes over a question that the host had entered', () => {
    expect(waitsSince({ ...asked, entered: true }, asked, NOW)).toBe(NOW);
  });
});

import { describe, expect, it } from '@jest/globals';
import { handoverOf } from './smtp-answers';

const failure = (fields: object) => Object.assign(new Error('no'), fields);

describe('handoverOf', () => {
  it.each([
    [
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      { outcome: 'failed', reason: 'smtp_550' },
    ],
    [
      { code: 'EMESSAGE', responseCode: 554, command: 'DATA' },
      { outcome: 'failed', reason: 'smtp_554' },
    ],
    [
      { code: 'EENVELOPE', command: 'API' },
      { outcome: 'failed', reason: 'address_invalid' },
    ],
    [
      { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' },
      { outcome: 'deferred', reason: 'busy' },
    ],
    [
      { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
      { outcome: 'deferred', reason: 'unreachable' },
    ],
    [
      { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' },
      { outcome: 'deferred', reason: 'unreachable' },
    ],
    [{ code: 'ESOCKET' }, { outcome: 'deferred', reason: 'unreachable' }],
    [
      { code: 'EAUTH', responseCode: 535 },
      { outcome: 'deferred', reason: 'unreachable' },
    ],
    [
      { code: 'ECONNECTION', responseCode: 554 },
      { outcome: 'deferred', reason: 'unreachable' },
    ],
  ])('maps the failure %j to %j', (fields, expected) => expect(handoverOf(failure(fields))).toEqual(expected));

  it('treats an unknown failure as an unreachable server, so that no recipient is given up', () => {
    expect(handoverOf(undefined)).toEqual({ outcome: 'deferred', reason: 'unreachable' });
  });
});

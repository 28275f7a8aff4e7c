import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { CallError, InvalidInput, isUnavailable, RemoteFailure } from '.';

const refusal = (status: number) => new RemoteFailure({ status, body: { errors: {}, message: 'refused' } });
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('isUnavailable', () => {
  it.each([
    ['a document store that cannot be reached', new mongo.MongoServerSelectionError('none', {} as never)],
    ['a connection lost in a write', new mongo.MongoNetworkError('lost')],
    ['a refused connection', refused],
    ['an error caused by a refused connection', new Error('wrapped', { cause: refused })],
    ['a disk that is full', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
    ['a file store that is busy', Object.assign(new Error('reduce your rate'), { code: 'SlowDown' })],
    ['a file store that is full', Object.assign(new Error('no room'), { code: 'XMinioStorageFull' })],
    ['a service that does not answer', new CallError('unavailable')],
    ['a service that answers 503', refusal(503)],
  ])('is true for %s', (_name, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a duplicate key', new mongo.MongoServerError({ code: 11000, message: 'duplicate' })],
    ['input that a schema rejects', new InvalidInput({ root: { code: 'invalid', params: {} } })],
    ['a refusal of another service', refusal(404)],
    ['a failure inside another service', refusal(500)],
    ['a mistake in the code', new TypeError('x is undefined')],
    ['a value that is not an error', 'unavailable'],
    ['nothing', undefined],
  ])('is false for %s', (_name, error) => expect(isUnavailable(error)).toBe(false));
});

import { describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { CallError, InvalidInput, isUnavailable, RemoteFailure } from '.';

const refusal = (status: number) => new RemoteFailure({ status, body: { errors: {}, message: 'refused' } });
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('isUnavailable', () => {
  it.each([
    ['a document store nobody reaches', new mongo.MongoServerSelectionError('none', {} as never)],
    ['a connection lost in a write', new mongo.MongoNetworkError('lost')],
    ['a refused connection', refused],
    ['what was caused by one', new Error('wrapped', { cause: refused })],
    ['a service that does not answer', new CallError('unavailable')],
    ['a service that says so itself', refusal(503)],
  ])('holds for %s', (_name, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a duplicate key', new mongo.MongoServerError({ code: 11000, message: 'duplicate' })],
    ['a schema that refuses', new InvalidInput({ root: { code: 'invalid', params: {} } })],
    ['a refusal of another service', refusal(404)],
    ['a failure inside another service', refusal(500)],
    ['a mistake in the code', new TypeError('x is undefined')],
    ['what is no error', 'unavailable'],
    ['nothing', undefined],
  ])('does not hold for %s', (_name, error) => expect(isUnavailable(error)).toBe(false));
});

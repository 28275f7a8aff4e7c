import { describe, expect, it } from '@jest/globals';
import { allErrors, type ErrorCode } from '@festlig/contracts/all';
import { ErrorBody } from '@festlig/contracts/define';
import { z } from 'zod';
import { CallError, InvalidInput, parseInput, RemoteFailure, toFailure } from '.';

describe('toFailure', () => {
  it.each(Object.keys(allErrors) as ErrorCode[])('turns %s into its status and body', (code) => {
    const { status, body } = toFailure(new CallError(code), 'r-1');
    const entry: { status: number; field?: string } = allErrors[code];
    expect(status).toBe(entry.status);
    expect(ErrorBody.parse(body)).toEqual({
      errors: { [entry.field ?? 'root']: { code, params: {} } },
      message: code,
      requestId: 'r-1',
    });
  });

  it('sets a code with its params on the field named in the error', () => {
    const { body } = toFailure(new CallError('too_long', { maximum: 80 }, 'title'), 'r-1');
    expect(body.errors).toEqual({ title: { code: 'too_long', params: { maximum: 80 } } });
  });

  it('sets a code on each of several fields', () => {
    const { status, body } = toFailure(new CallError('edited_meanwhile', {}, ['title', 'date']), 'r-1');
    const told = { code: 'edited_meanwhile', params: {} };
    expect([status, body.errors]).toEqual([412, { title: told, date: told }]);
  });

  it('passes on a remote failure with the request id that the other service gave it', () => {
    const failure = toFailure(new CallError('not_found'), 'r-0');
    expect(toFailure(new RemoteFailure(failure), 'r-1')).toBe(failure);
  });

  it.each([new Error('E11000 dup key { email: "a@b.dk" }'), 'text', undefined])('reveals no details of %s', (fault) => {
    expect(toFailure(fault, 'r-1')).toEqual({
      status: 500,
      body: { errors: { root: { code: 'unexpected', params: {} } }, message: 'unexpected', requestId: 'r-1' },
    });
  });
});

describe('parseInput', () => {
  const schema = z.object({
    name: z.string().trim().min(1, 'required').max(5, 'too_long'),
    people: z.number().min(1).max(10).optional(),
    fields: z.array(z.object({ text: z.string().max(3) })).default([]),
  });
  const errorsOf = (input: unknown) => {
    try {
      return parseInput(schema, input);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return error.fields;
    }
  };

  it('reports the problems of at most a hundred fields', () => {
    const fields = Array.from({ length: 150 }, () => ({ text: 'much too long' }));
    const told = Object.keys(errorsOf({ name: 'Ida', fields }));
    expect([told.length, told[0], told.at(-1)]).toEqual([100, 'fields.0.text', 'fields.99.text']);
  });

  it('names each field that a strict schema does not know (rule: unknown-fields)', () => {
    const strict = z.strictObject({ place: z.strictObject({ address: z.string() }) });
    const refused = () =>
      parseInput(strict, { place: { address: 'Vej', zip: 1 }, isOwner: true, ['x'.repeat(300)]: 1 });
    const code = { code: 'unknown_field', params: {} };
    expect(refused).toThrow(
      expect.objectContaining({ fields: { 'place.zip': code, isOwner: code, ['x'.repeat(200)]: code } }),
    );
  });

  it('returns the parsed value of valid input without unknown fields', () => {
    expect(parseInput(schema, { name: ' Ida ', isOwner: true })).toEqual({ name: 'Ida', fields: [] });
  });

  it.each([
    ['a missing field', {}, { name: { code: 'required', params: {} } }],
    ["the schema's own code", { name: ' ' }, { name: { code: 'required', params: { minimum: 1 } } }],
    ['a wrong type', { name: 7 }, { name: { code: 'invalid', params: {} } }],
    ['a number too small', { name: 'Ida', people: 0 }, { people: { code: 'too_short', params: { minimum: 1 } } }],
    ['a number too big', { name: 'Ida', people: 11 }, { people: { code: 'too_long', params: { maximum: 10 } } }],
    [
      'a field within a list',
      { name: 'Ida', fields: [{ text: 'ok' }, { text: 'long' }] },
      { 'fields.1.text': { code: 'too_long', params: { maximum: 3 } } },
    ],
    ['no object at all', 'text', { root: { code: 'invalid', params: {} } }],
    [
      'several fields',
      { name: '', people: 0 },
      { name: { code: 'required', params: { minimum: 1 } }, people: { code: 'too_short', params: { minimum: 1 } } },
    ],
  ])('reports the code and params of %s', (_what, input, expected) => {
    expect(errorsOf(input)).toEqual(expected);
  });
});

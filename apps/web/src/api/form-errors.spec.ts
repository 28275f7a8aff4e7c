import { RegisterInput } from '@festlig/contracts/identity';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { FORM_ERROR } from 'final-form';
import { z } from 'zod';
import type { ErrorsT } from '../i18n/error-text';
import { testLanguage } from '../i18n/testing';
import { schemaErrors, toFormErrors } from './form-errors';

let t: ErrorsT;
beforeAll(async () => {
  t = (await testLanguage('en')).getFixedT('en', 'errors');
});

describe('a failed call in a form', () => {
  it('puts errors on their fields, nested ones too', () => {
    const error = { status: 409, errors: { email: { code: 'email_taken' }, 'location.address': { code: 'too_long' } } };
    expect(toFormErrors(error)).toEqual({
      email: { code: 'email_taken' },
      location: { address: { code: 'too_long' } },
    });
  });

  it('puts root errors, and errors of fields that the form lacks, above the form', () => {
    const error = { status: 422, errors: { root: { code: 'conflict' }, language: { code: 'invalid' } } };
    expect(toFormErrors(error, ['email'])).toEqual({ [FORM_ERROR]: [{ code: 'conflict' }, { code: 'invalid' }] });
  });

  it('always has at least one error', () => {
    const unexpected = { [FORM_ERROR]: [{ code: 'unexpected' }] };
    expect(toFormErrors({ status: 500, errors: {} })).toEqual(unexpected);
    expect(toFormErrors(new Error('a bug'))).toEqual(unexpected);
  });
});

describe('validation by the contract', () => {
  const whole = { name: 'Emma', email: 'emma@example.dk', password: '12345678', accept_terms: true };

  it('returns nothing for valid values', () => {
    expect(schemaErrors(RegisterInput, whole, t)).toEqual({});
  });

  it('returns an error for each invalid field', () => {
    expect(schemaErrors(RegisterInput, {}, t)).toEqual({
      name: 'Please fill this in.',
      email: 'Please fill this in.',
      password: 'Please fill this in.',
      accept_terms: 'You need to accept the terms to sign up.',
    });
    expect(schemaErrors(RegisterInput, { ...whole, password: '1234567', email: 'emma@' }, t)).toEqual({
      password: 'Write at least 8 characters.',
      email: 'That does not look like an e-mail address.',
    });
  });

  it('reaches into nested fields', () => {
    const schema = z.object({ location: z.object({ address: z.string().max(3, 'too_long') }) });
    expect(schemaErrors(schema, { location: { address: 'long' } }, t)).toEqual({
      location: { address: 'That is too long.' },
    });
  });
});

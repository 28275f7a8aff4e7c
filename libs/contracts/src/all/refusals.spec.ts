import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { call, defineContract, Email, http, requiredText, TEXT_BYTES } from '../define';
import { allCalls, allErrors, contracts, type ErrorCode } from '.';
import { ImageRefusal } from '../media';
import { refusalsOf } from './refusals';

const ALWAYS = ['invalid', 'unavailable', 'unexpected'];
const OF_PEOPLE = 'unknown_field';
const declared = {
  summary: '',
  access: 'public',
  input: z.object({}),
  output: z.object({}),
  idempotent: true,
} as const;
/** The codes with which a call can refuse, except those of every call and of every call of people. */
const refusals = (more: object): string[] => {
  const { calls } = defineContract('a', {}, { getOne: call({ ...declared, ...more }) });
  return refusalsOf(calls.getOne).filter((code) => ![...ALWAYS, OF_PEOPLE].includes(code));
};

describe('refusalsOf', () => {
  it('always contains invalid, unavailable and unexpected', () => {
    const { calls } = defineContract('a', {}, { getOne: call(declared) });
    expect(refusalsOf(calls.getOne)).toEqual(ALWAYS);
  });

  it('contains unknown_field for the calls of people, and not for those between services (rule: unknown-fields)', () => {
    const { calls } = defineContract('a', {}, { getOne: call({ ...declared, http: http('a.getOne', 'GET /a') }) });
    expect(refusalsOf(calls.getOne)).toEqual([OF_PEOPLE, ...ALWAYS]);
  });

  it.each([
    ['public', []],
    ['user', ['needs_login']],
    ['guest', ['not_found']],
    ['editor', ['needs_login', 'not_found']],
    ['owner', ['needs_login', 'not_found']],
    ['internal', ['not_found']],
  ])('contains the codes of the access %s', (access, codes) => expect(refusals({ access })).toEqual(codes));

  it.each([
    ['GET /a', {}, []],
    ['GET /a', { guard: 'session' }, ['csrf_invalid']],
    ['POST /a', {}, ['csrf_invalid', 'too_large']],
    ['POST /a', { guard: 'signature' }, ['too_large']],
    ['POST /a', { maxBytes: 2 * TEXT_BYTES }, ['csrf_invalid', 'too_large', 'too_slow', 'too_many_requests']],
    ['GET /a', { perMinute: 1 }, ['too_many_requests']],
    ['GET /a', { missesPerMinute: 1 }, ['too_many_requests']],
    ['GET /a', { answer: 'download' }, ['too_many_requests']],
    ['GET /a', { answer: 'zip' }, ['too_many_requests']],
    ['GET /a', { answer: 'file' }, ['too_many_requests']],
  ] as const)('contains the codes of the binding %s %j', (address, options, codes) =>
    expect(refusals({ http: http('a.getOne', address, options) })).toEqual(codes),
  );

  it.each<[string, z.ZodType, string[]]>([
    ['a required text', z.object({ name: requiredText(80) }), ['required', 'too_long']],
    ['an optional address', z.object({ email: Email.optional() }), ['too_long', 'required', 'email_invalid']],
    ['a choice', z.object({ ok: z.literal(true, 'terms_required').default(true) }), ['terms_required']],
    ['a rule over fields', z.object({}).refine(() => false, { error: 'passwords_differ' }), ['passwords_differ']],
    ['a bound without a code', z.object({ at: z.number().min(1).optional() }), ['too_short']],
    ['parts within', z.object({ list: z.array(z.string().max(3, 'too_many_tags')).default([]) }), ['too_many_tags']],
  ])('contains the codes of the input: %s', (_, input, codes) =>
    expect(refusals({ input }).sort()).toEqual(codes.sort()),
  );

  it('contains the codes that the call declares', () =>
    expect(refusals({ errors: ['key_reused'] })).toEqual(['key_reused']));

  it('does not compile with a code of another service', () => {
    const gone = { gone: { status: 410 } } as const;
    const { calls } = defineContract('a', gone, { getOne: call({ ...declared, errors: ['gone', 'conflict'] }) });
    // @ts-expect-error The service has no such code.
    defineContract('a', {}, { getOne: call({ ...declared, errors: ['gone'] }) });
    expect(calls.getOne.errors).toEqual(['gone', 'conflict']);
  });
});

describe('the calls of the product', () => {
  it.each(allCalls.map((each) => [each.name, each] as const))(
    '%s declares no code that already follows from its access, binding and input',
    (_, each) => {
      const follows = refusalsOf({ ...each, errors: [] });
      expect(each.errors.filter((code) => follows.includes(code as ErrorCode))).toEqual([]);
    },
  );

  it.each(Object.entries(contracts))(
    'of %s use every code in the error table of their service',
    (_, { errors, calls }) => {
      const answered = new Set<string>(Object.values(calls).flatMap((each) => refusalsOf(each)));
      // A call tells them within its answer, or the page of a posted form (form_changed).
      const notOfACall: string[] = ['already_on_list', 'form_changed', ...ImageRefusal.options];
      expect(Object.keys(errors).filter((code) => !answered.has(code) && !notOfACall.includes(code))).toEqual([]);
      expect(Object.keys(allErrors)).toEqual(expect.arrayContaining(Object.keys(errors)));
    },
  );
});

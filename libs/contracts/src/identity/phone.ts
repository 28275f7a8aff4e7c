import { z } from 'zod';
import { call, ClientAddress, Done, Language, ObjectIdString } from '../define';
import * as http from './http';
import { User } from './user';

/** Characters of the code that verifies a phone (rule: verify-phone). */
export const PHONE_CODE_LENGTH = 6;

/** Spaces are removed, because phones show the code in two groups. */
export const PhoneCode = z
  .string()
  .max(100, 'phone_code_length')
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().length(PHONE_CODE_LENGTH, 'phone_code_length'));

/** The calls that verify a user's phone (rules: verify-phone, phone-code-limits). */
export const phoneCalls = {
  beginPhone: call({
    summary: 'Send a code to the phone of the logged-in user. An earlier code stops working.',
    access: 'user',
    input: z.object({ clientAddress: ClientAddress }),
    output: Done,
    idempotent: false,
    errors: ['phone_missing', 'phone_takes_no_texts', 'too_many_texts', 'too_many_texts_today'],
    http: http.beginPhone,
  }),
  verifyPhone: call({
    summary: 'Verify the phone of the logged-in user with the code that was sent to it.',
    access: 'user',
    input: z.object({ code: PhoneCode }),
    output: User,
    idempotent: false,
    errors: ['phone_code_wrong', 'phone_code_expired'],
    http: http.verifyPhone,
  }),
  getPhoneCode: call({
    summary: 'The code that was requested and its recipient; null if it no longer works.',
    access: 'internal',
    input: z.object({ userId: ObjectIdString, codeId: ObjectIdString }),
    output: z.object({
      text: z.object({ phone: z.string(), language: Language, code: z.string() }).nullable(),
    }),
    idempotent: true,
  }),
};

import type { ZodString } from 'zod';
import { holdsAddress } from './holds-address';
import { hasLetter } from './look-alikes';
import { namesUs } from './names-us';

/**
 * Text that is the sender's name of mails, where an address, a link or our own name would impersonate somebody (rule:
 * sender-name). Whether it may be empty is for the text to say.
 */
export const asSender = (name: ZodString) =>
  name
    .refine((text) => !holdsAddress(text), 'name_holds_address')
    .refine((text) => !namesUs(text), 'name_passes_for_ours')
    .refine((text) => text === '' || hasLetter(text), 'invalid');

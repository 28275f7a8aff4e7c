import type da from '../da/around-errors';
import type { Texts } from '../texts';

export default {
  wish_taken: 'Somebody reserved it just before you.',
  reservations_off: 'The host has turned reservations off.',
  wish_for_guests: 'Only guests can reserve.',
} as const satisfies Texts<typeof da>;

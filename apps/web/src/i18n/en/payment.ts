import type da from '../da/payment';
import type { Texts } from '../texts';

export default {
  success: 'The payment went through',
  successText: 'Thank you. You can close this window and go back to your event.',
  cancelled: 'The payment was cancelled',
  cancelledText: 'Nothing was charged. You can close this window and try again.',
  closing: 'This window closes by itself.',
  parties: 'Go to my events',
} satisfies Texts<typeof da>;

import type da from '../da/payment';
import type { Texts } from '../texts';

export default {
  success: 'The payment went through',
  successText: 'Thank you. You can close this window and go back to your event.',
  cancelled: 'The payment was cancelled',
  cancelledText: 'Nothing was charged. You can close this window and try again.',
  failed: 'The payment could not be started',
  failedText: 'Nothing was charged. Close this window and try again in a moment.',
  successHere: 'Thank you.',
  cancelledHere: 'Nothing was charged. You can try again.',
  failedHere: 'Nothing was charged. Try again in a moment.',
  back: 'Back to the event',
  closing: 'This window closes by itself.',
  parties: 'Go to my events',
} satisfies Texts<typeof da>;

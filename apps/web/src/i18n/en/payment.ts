import type da from '../da/payment';
import type { Texts } from '../texts';

export default {
  success: 'The payment went through',
  successText: 'Thank you. You can close this window and go back to your event.',
  cancelled: 'The payment was cancelled',
  cancelledText: 'You have not been charged. You can close this window and try again.',
  failed: 'The payment could not be started',
  failedText: 'You have not been charged. Close this window and try again in a moment.',
  successHere: 'Thank you.',
  cancelledHere: 'You have not been charged. You can try again.',
  failedHere: 'You have not been charged. Try again in a moment.',
  back: 'Back to the event',
  closing: 'This window closes automatically.',
  parties: 'Go to my events',
} satisfies Texts<typeof da>;

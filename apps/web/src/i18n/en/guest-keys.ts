import type { Texts } from '../texts';
import type da from '../da/guest-keys';

export default {
  title: 'Keyboard shortcuts',
  move: 'Go to the guest above or below',
  space: 'Space',
  select: 'Select the guest, or take them out',
  shift: 'Shift + ↑ ↓ or click',
  several: 'Select several in a row',
  page: 'Select everybody on the page',
  clear: 'Clear the selection',
  help: 'Show the shortcuts',
} as const satisfies Texts<typeof da>;

import type da from '../da/picture';
import type { Texts } from '../texts';

export default {
  choose: 'Upload a picture',
  drop: 'Drop the picture here',
  formats: 'JPEG or PNG, at most 15 MB.',
  drag: 'You can also drag a picture here.',
  sending: 'Sending the picture: {{percent, number}}%',
  reading: 'Getting the picture ready …',
  failed: 'The picture did not arrive.',
  again: 'Try again',
  other: 'Choose another',
  waiting: 'The connection was lost. We are trying again.',
} as const satisfies Texts<typeof da>;

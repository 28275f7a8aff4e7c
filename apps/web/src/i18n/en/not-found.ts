import type da from '../da/not-found';
import type { Texts } from '../texts';

export default {
  title: 'We cannot find the page',
  text: 'The link may be misspelt, or the invitation may have been taken down. Try the link from your invitation again.',
  ofParty: 'This event has no page at that address. Choose one from the menu.',
  invitation: 'Go to the invitation',
} as const satisfies Texts<typeof da>;

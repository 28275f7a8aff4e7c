import type da from '../da/not-found';
import type { Texts } from '../texts';

export default {
  title: 'We cannot find the page',
  text: 'Sorry, there is no party to be found here. The link may be misspelt, or the invitation may have been taken down.',
  invited: 'Have you been invited? Find the e-mail or text message with your invitation and open its link again.',
  ofParty: 'This event has no page at that address. Choose one from the menu.',
  invitation: 'Go to the invitation',
  help: 'Get help',
} as const satisfies Texts<typeof da>;

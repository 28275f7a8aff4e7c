import type da from '../da/party-page';
import type { Texts } from '../texts';

export default {
  invited: 'You are invited',
  invitedBy: 'An invitation from {{host}}',
  cancelled: 'The event is cancelled',
  when: 'When',
  where: 'Where',
  whereParty: 'The party',
  placeLater: 'Place to be announced',
  programme: 'Programme',
  programmeMore: 'and more in the programme',
  mapBy: '© OpenStreetMap contributors',
  mapTitle: 'Map',
  route: 'Get directions',
  routeOpens: 'Get directions to {{address}} (opens in a new tab)',
  calendar: {
    add: 'Add to calendar',
    google: 'Google Calendar',
    outlook: 'Outlook',
    opens: '{{name}} (opens in a new tab)',
    file: 'Calendar file (Apple and others)',
    only: '{{title}} only',
    follows: 'If the host changes the time or place, download the file again. It updates the same entry.',
  },
  replyBy: 'Reply by',
  reply: 'Reply to the invitation',
  footer: 'Create your own invitation',
  footerText: 'Made with Festlig',
} as const satisfies Texts<typeof da>;

import type { PartyDraft } from './features/wizard/party-draft.model';

export const aDraft = (changes: Partial<PartyDraft> = {}): PartyDraft => ({
  type: 'party',
  language: 'en',
  title: 'Summer party',
  body: '<p>Come and dance</p>',
  description: '',
  date: '2069-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  heroImage: null,
  location: { address: 'Harbour 1', latitude: null, longitude: null },
  endDate: null,
  programme: [],
  themeName: 'default',
  lettering: 'picture',
  layout: 'picture',
  colour: 'picture',
  suDate: null,
  invitedBy: '',
  ...changes,
});

export default {
  title: 'Vi kan ikke finde siden',
  text: 'Her er desværre ingen fest at finde. Linket kan være skrevet forkert, eller invitationen kan være fjernet.',
  invited: 'Er du inviteret? Find mailen eller sms’en med din invitation, og åbn linket i den igen.',
  ofParty: 'Festen har ingen side på den adresse. Vælg en af dens sider i menuen.',
  invitation: 'Til invitationen',
  help: 'Få hjælp',
} as const;

export default {
  title: 'Vi kan ikke finde siden',
  text: 'Linket kan være skrevet forkert, eller invitationen kan være fjernet. Prøv linket fra din invitation igen.',
  ofParty: 'Festen har ingen side på den adresse. Vælg en af dens sider i menuen.',
  invitation: 'Til invitationen',
} as const;

export default {
  choose: 'Vælg et billede',
  drop: 'Slip billedet her',
  formats: 'JPEG eller PNG, højst 15 MB.',
  drag: 'Du kan også trække et billede hertil.',
  sending: 'Billedet sendes: {{percent, number}} %',
  reading: 'Billedet gøres klar …',
  failed: 'Billedet kom ikke med.',
  again: 'Prøv igen',
  other: 'Vælg et andet',
  waiting: 'Vi har mistet forbindelsen og prøver igen.',
} as const;

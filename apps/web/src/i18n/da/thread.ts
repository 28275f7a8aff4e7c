export default {
  title: 'Beskeder',
  me: 'Dig',
  host: 'Værten',
  empty: 'Ingen beskeder endnu.',
  message: 'Skriv til {{name}}',
  messageHost: 'Skriv til værten',
  send: 'Send besked',
} as const;

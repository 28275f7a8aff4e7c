export default {
  title: 'Beskeder',
  me: 'Dig',
  host: 'Værten',
  empty: 'I har ikke skrevet sammen endnu.',
  message: 'Skriv til {{name}}',
  messageHost: 'Skriv til værten',
  send: 'Send besked',
} as const;

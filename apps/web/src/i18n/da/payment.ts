export default {
  success: 'Betalingen er gået igennem',
  successText: 'Tak for købet. Du kan lukke vinduet og gå tilbage til din fest.',
  cancelled: 'Betalingen blev afbrudt',
  cancelledText: 'Der er ikke trukket noget. Du kan lukke vinduet og prøve igen.',
  closing: 'Vinduet lukker af sig selv.',
  parties: 'Gå til mine fester',
} as const;

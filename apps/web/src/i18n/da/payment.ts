export default {
  success: 'Betalingen er gået igennem',
  successText: 'Tak for købet. Du kan lukke vinduet og gå tilbage til din fest.',
  cancelled: 'Betalingen blev afbrudt',
  cancelledText: 'Der er ikke trukket noget. Du kan lukke vinduet og prøve igen.',
  failed: 'Betalingen kunne ikke startes',
  failedText: 'Der er ikke trukket noget. Luk vinduet, og prøv igen om lidt.',
  successHere: 'Tak for købet.',
  cancelledHere: 'Der er ikke trukket noget. Du kan prøve igen.',
  failedHere: 'Der er ikke trukket noget. Prøv igen om lidt.',
  back: 'Tilbage til festen',
  closing: 'Vinduet lukker af sig selv.',
  parties: 'Gå til mine fester',
} as const;

/** Of a bar that stands at the bottom of the screen, over the page; where it stands is said by its place. */
export const bottomBar = {
  bottom: 0,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
} as const;

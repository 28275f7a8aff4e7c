export default {
  title: 'Genveje på tastaturet',
  move: 'Flyt til gæsten over eller under',
  space: 'Mellemrum',
  select: 'Vælg gæsten, eller vælg fra',
  shift: 'Shift + ↑ ↓ eller klik',
  several: 'Vælg flere i træk',
  page: 'Vælg alle på siden',
  clear: 'Ryd valget',
  help: 'Vis genvejene',
} as const;

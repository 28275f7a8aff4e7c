export default {
  label: 'Sider',
  page: 'Gå til side {{page, number}}',
  current: 'Side {{page, number}}',
  next: 'Næste side',
  previous: 'Forrige side',
} as const;

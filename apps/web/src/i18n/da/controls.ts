export default {
  pager: {
    label: 'Sider',
    page: 'Gå til side {{page, number}}',
    current: 'Side {{page, number}}',
    next: 'Næste side',
    previous: 'Forrige side',
  },
  options: { open: 'Vis mulighederne', close: 'Skjul mulighederne', none: 'Ingen mulighed hedder sådan.' },
} as const;

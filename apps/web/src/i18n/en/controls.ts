export default {
  pager: {
    label: 'Pages',
    page: 'Go to page {{page, number}}',
    current: 'Page {{page, number}}',
    next: 'Next page',
    previous: 'Previous page',
  },
  options: { open: 'Show the options', close: 'Hide the options', none: 'No option of that name.' },
} as const;

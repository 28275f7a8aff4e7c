import type da from '../da/pager';
import type { Texts } from '../texts';

export default {
  label: 'Pages',
  page: 'Go to page {{page, number}}',
  current: 'Page {{page, number}}',
  next: 'Next page',
  previous: 'Previous page',
} as const satisfies Texts<typeof da>;

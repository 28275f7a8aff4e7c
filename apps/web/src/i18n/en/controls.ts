export default {
  pager: {
    label: 'Pages',
    page: 'Go to page {{page, number}}',
    current: 'Page {{page, number}}',
    next: 'Next page',
    previous: 'Previous page',
  },
  password: { show: 'Show the password', hide: 'Hide the password' },
  delete: {
    word: 'DELETE',
    ask: 'Type {{word}} to confirm.',
    label: 'Type {{word}}',
    mismatch: 'Type the word {{word}} to delete.',
    confirm: 'Delete for good',
  },
  options: { open: 'Show the options', close: 'Hide the options', none: 'No option of that name.' },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes will be lost if you leave the page now.',
    leave: 'Leave the page',
    stay: 'Stay here',
  },
  verify: {
    title: 'Confirm your e-mail',
    text: 'We have sent a link to {{email}}. Click it, and you can send invitations.',
    again: 'Send the link again',
    sent: 'We have sent a new link. Check your inbox.',
  },
  left: {
    soon: 'almost done',
    seconds_one: 'about {{count}} second left',
    seconds_other: 'about {{count}} seconds left',
    minutes_one: 'about {{count}} minute left',
    minutes_other: 'about {{count}} minutes left',
    hours_one: 'about {{count}} hour left',
    hours_other: 'about {{count}} hours left',
  },
} as const;

import type da from '../da/paste-guests';
import type { Texts } from '../texts';

export default {
  open: 'Paste several guests',
  title: 'Add several guests',
  text: 'One guest on each line: the name, and e-mail, phone and number of people if you like. At most {{count, number}} at a time.',
  free: 'Pasting {{count, number}} at a time is free',
  label: 'Guests',
  example: 'Anne Holm, anne@example.com\nThe Juul family, +45 20 12 34 56, 2 adults and 1 child',
  file: {
    choose: 'Choose a file (CSV or Excel)',
    noList:
      'The file cannot be read as a list. Choose a CSV or Excel file of at most 1 MB, or copy the rows and paste them.',
    tooLarge:
      'The file is larger than 1 MB, and you can add at most {{most, number}} guests at a time. Copy that many rows and paste them.',
    tooMany:
      'The file has {{count, number}} guests, and you can add at most {{most, number}} at a time. Copy that many rows and paste them.',
  },
  read: 'See the guests',
  change: 'Edit the text',
  add_one: 'Add {{count, number}} guest',
  add_other: 'Add {{count, number}} guests',
  group: {
    mend_one: 'Correct or remove this one',
    mend_other: 'Correct or remove these',
    doubt_one: 'Check how this one was read',
    doubt_other: 'Check how these were read',
    others_one: 'Ready to be added',
    others_other: 'The others, in your order',
    skipped: 'Skipped',
  },
  mend: { open: 'Correct {{name}}', label: 'The text of the line' },
  remove: 'Remove {{name}}',
  note: 'Note: {{note}}',
  greeting: '“{{greeting}}”',
  turned: 'Read as {{name}}',
  turnBack: 'Keep “{{name}}”',
  nobody: 'Write or paste at least one guest.',
  tooMany:
    'There are {{count, number}} guests here, and you can add at most {{most, number}} at a time. Your text is still here.',
  orImport: 'You can also add them all at once with “Choose a file” on the guest list.',
  unusable_one: '{{count, number}} line cannot be added: correct it, or remove it.',
  unusable_other: '{{count, number}} lines cannot be added: correct them, or remove them.',
  adding: 'Adding the guests',
  progress: '{{done, number}} of {{total, number}} added',
  stop: 'Stop',
  added_one: '{{count, number}} guest is on the list.',
  added_other: '{{count, number}} guests are on the list.',
  kept_one: '{{count, number}} guest has not been added and is still here.',
  kept_other: '{{count, number}} guests have not been added and are still here.',
} as const satisfies Texts<typeof da>;

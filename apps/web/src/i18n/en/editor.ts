import type da from '../da/editor';
import type { Texts } from '../texts';

export default {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underlined',
  heading: 'Heading',
  bullets: 'Bullet list',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: {
    title: 'Link',
    address: 'Address',
    insert: 'Insert link',
    remove: 'Remove link',
  },
} as const satisfies Texts<typeof da>;

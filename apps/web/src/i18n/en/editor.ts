import type da from '../da/editor';
import type { Texts } from '../texts';

export default {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: {
    title: 'Link',
    address: 'Address',
    insert: 'Insert link',
    remove: 'Remove link',
  },
  picture: {
    title: 'Picture',
    insert: 'Insert picture',
    alt: 'What does the picture show?',
    altHint: 'Read out to those who cannot see it.',
  },
} as const satisfies Texts<typeof da>;

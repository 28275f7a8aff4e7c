import type da from '../da/text-message';
import type { Texts } from '../texts';

export default {
  tabs: { label: 'What do you want to write?', mail: 'E-mail', text: 'Text message', wrong: '(needs a change)' },
  label: 'Text message',
  hint: 'Each guest gets their own name and link here.',
  noLink: 'Each guest gets their own name here. We add the guest’s link at the end.',
  empty:
    'No text message is sent with this template. Write one here if guests with a phone number should get a text too.',
  count: '{{count, number}} of {{maximum, number}} characters',
  over_one: '{{count, number}} character too many',
  over_other: '{{count, number}} characters too many',
  tooLong: 'The text message can have {{maximum, number}} characters at most.',
  tooLongNoLink:
    'Without the guest’s link the text message can have {{maximum, number}} characters at most, because we add the link.',
  inParts_one: 'Sent in {{count, number}} part.',
  inParts_other: 'Sent in {{count, number}} parts, which the phone puts together.',
  price: 'The price of a text is the same, however many parts it has.',
  costly_one: '{{signs}} makes the text take up more room. Without that character it is {{parts}}.',
  costly_other: '{{signs}} make the text take up more room. Without those characters it is {{parts}}.',
  partCount_one: '{{count, number}} part',
  partCount_other: '{{count, number}} parts',
  usePlain: 'Use plain characters',
  offer: {
    only: '{{names}} can only be reached by text, and no text is written yet.',
    write: 'Write a text too',
  },
  reach: {
    texts_one: '{{count, number}} guest gets a text.',
    texts_other: '{{count, number}} guests get a text.',
    both_one: '{{count, number}} guest gets a text, and {{mails, number}} an e-mail.',
    both_other: '{{count, number}} guests get a text, and {{mails, number}} an e-mail.',
    channel_one: '0 guests get a text, because you have chosen e-mail only. {{count, number}} can get one.',
    channel_other: '0 guests get a text, because you have chosen e-mail only. {{count, number}} can get one.',
    choose: 'Choose texts',
    noNumber: '0 guests get a text: none of them has a phone number yet.',
    addNumbers: 'Add numbers',
    unwanted: '0 guests get a text: none of them is set to get texts on the guest list.',
    refused: '0 guests get a text: we cannot send to their numbers.',
    guests: 'Go to the guest list',
    today: '0 guests get a text: there are more than you can send now.',
  },
  preview: {
    title: 'What the text message looks like',
    of: 'This is what {{name}} gets. It is the longest name of those who get the text.',
    sample: 'The name is an example, because none of the chosen guests gets the text yet.',
    none: 'No text message is sent with this template.',
    from: 'From {{from}}',
  },
  noName: {
    text: 'You removed the guest’s name from the text message. It will be the same for everyone, without the guest’s name.',
    both: 'You removed the guest’s name from the e-mail and the text message. They will be the same for everyone, without the guest’s name.',
  },
  test: 'Send a test text',
  testing: 'Sending …',
  tested: 'The test is on its way to your phone.',
} as const satisfies Texts<typeof da>;

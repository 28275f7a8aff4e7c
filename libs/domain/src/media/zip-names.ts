import { composed, type Language } from '@festlig/contracts/define';
import { dayIn } from '../party/day-in';

/** Bytes of the part of a name that people have written: a file system takes 255 for all of it. */
const LONGEST = 160;
/** Not allowed in the name of a file on one system or another. */
const NOT_IN_NAMES = /[/\\:*?"<>|\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;
/** Marks and line ends that nobody sees, and that change how the rest of the name is read. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** Names that mean a device on Windows, with any ending. */
const DEVICE = /^(?=(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$))/i;
const AT_THE_EDGES = /^[.\s]+|(?<![.\s])[.\s]+$/gu;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The beginning of a text that has no more than {@link LONGEST} bytes, without a character cut in two. */
function beginningOf(text: string): string {
  const encoder = new TextEncoder();
  let [beginning, bytes] = ['', 0];
  for (const { segment } of graphemes.segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > LONGEST) break;
    beginning += segment;
  }
  return beginning;
}

/** What a person has written as part of the name of a file, on any system; it can be blank. */
function fileName(text: string): string {
  const typed = composed(text.replace(UNSEEN, '').replace(NOT_IN_NAMES, ' ')).replace(/\s+/gu, ' ');
  return beginningOf(typed.replace(AT_THE_EDGES, '')).replace(AT_THE_EDGES, '');
}

/**
 * The name of the photo number `n` in the zip of all: its number, so that no two names are the same and they are in order,
 * its day at the party, and who uploaded it (rule: photo-zip).
 */
export function photoFileName(n: number, photo: { createdAt: Date; name: string }, zone: string): string {
  return `${[String(n).padStart(4, '0'), dayIn(photo.createdAt, zone), fileName(photo.name)].join(' ').trimEnd()}.jpg`;
}

const PHOTOS: Record<Language, string> = { da: 'billeder', en: 'photos' };
const BOOK: Record<Language, string> = { da: 'fotobog', en: 'photo book' };

/** A file of a party, called by its title as far as that can be in a name. */
function fileOfParty(title: string, what: string): string {
  const name = fileName(title).replace(DEVICE, '_');
  return name === '' ? what : `${name} - ${what}`;
}

/** The name of the zip of all photos of a party. */
export const zipFileName = (title: string, language: Language): string => `${fileOfParty(title, PHOTOS[language])}.zip`;

/** The name of the photo book of a party. */
export const bookFileName = (title: string, language: Language): string => `${fileOfParty(title, BOOK[language])}.pdf`;

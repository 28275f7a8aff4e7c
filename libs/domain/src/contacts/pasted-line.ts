import type { CellNote } from '@festlig/contracts/contacts';
import { tidyLine } from '@festlig/contracts/define';
import { type AllCellTexts, firstNumber, readEmail, readPhone, withAt } from './read-cell';
import { readPeople } from './read-people';
import { turnedIfOne, turnedName, turnedNote } from './turned-name';

/** Between the parts of a line. A dash has spaces around it: "Anne-Marie" is one name. */
const SEPARATOR = /([\t;|,]| [-–—] )/;
/** What stands in brackets, or after an address, is no longer the name. */
const BRACKET = /[<>()[\]\n]/;
/** Stands for an address or number that has been taken out. */
const TAKEN = '\n';
/** Marks of lists: "- Anne", "1. Anne", "[x] Anne". */
const BULLET = /^\s*(?:(?:[-–—*•·▪◦‣>☐☑✓]|\[[ xX]?\]|\d{1,3}[.)](?=\s|\p{L}))\s*)+(?=\S)/u;
const EMAIL_WORDS = 'e-?mail|mail';
const PHONE_WORDS = 'telefon|tlf|mobil|mob|phone|tel';
/** A word that only says what follows: before an address or number of its kind. "Per uden mail" is a name. */
const labelOf = (words: string) => new RegExp(`(?<!\\S)(?:${words})\\b[.:]*[\\s<([]*$`, 'i');
const ANY_LABEL = `(?:${EMAIL_WORDS}|${PHONE_WORDS})`;
/** Such a word that stands alone, or has a colon. */
const LONE_LABEL = new RegExp(`(?:^${ANY_LABEL}\\b[.:]*|\\s${ANY_LABEL}:)$`, 'i');
const EMAIL_NEXT = /^[\s<([]*([^\s<>()[\]]+ ?@ ?[^\s<>()[\]]*)/;
const PHONE_NEXT = /^[\s(+]*\d/;
/** A part in quotes: with a comma in it, it is one thing all the same. */
const QUOTED = /"([^"]*)"/g;
const LOOSE_END = /(?<![\s:–—-])[\s:–—-]+$/;
/** A number of people at the end of a name: "Familien Juul 2 voksne", "Anne +1", "Familien Juul på 4". */
const PEOPLE_AFTER = /^(.*?\p{L}[^\s\d+]*)(?:\s(?:på|x|of))?\s+([+x]?\s?\d.*)$/iu;
/** "Anne og 2 børn": the number belongs to the words before it, which stay the name. */
const JOINED = /(?:^|\s)(?:og|and|med|with|plus|samt|&|\+)$/i;
/** With fewer digits a number is the one of a house or a table. */
const FEWEST_DIGITS = 7;
/** "Uffe Kort 1234": a number at the end of a name that may be meant as a phone number; a shorter one is of people. */
const NUMBER_AFTER = /^(.*\p{L}[^\s\d]*)\s+(\d{2,7}(?: \d{2,7})*)$/u;
/** Alone, and with nothing else to reach the guest by, it is a phone number with digits missing. */
const SHORT_NUMBER = /^(?:\d ?){4,6}$/;
/** "Uffe Kort Bord 12": where a guest is to sit. Its number is never one of people. */
const TABLE = /(?<!\S)(?:bord|table)(?: (?:nr|no)\.?)? ?(\d{1,4}\p{L}?)(?![^\s:])/iu;
/** Groups of digits of one number, of which each run is tried. */
const MOST_GROUPS = 12;

const canBePeople = (text: string): boolean => readPeople(text).value !== null;

/** The phone number in a text: "2 20 12 34 56" has one of eight digits. One that cannot be read is returned whole. */
function numberIn(text: string): string | undefined {
  const found = firstNumber(text);
  if (found === undefined) return undefined;
  const groups = found.split(' ');
  for (let length = Math.min(groups.length, MOST_GROUPS); length > 0; length--) {
    for (let from = 0; from + length <= groups.length && from < MOST_GROUPS; from++) {
      const run = groups.slice(from, from + length).join(' ');
      if (/\d{2}/.test(run) && readPhone(run).value !== null) return run;
    }
  }
  return found.replace(/\D/g, '').length < FEWEST_DIGITS ? undefined : found;
}

/** "Familien Juul 2 voksne og 1 barn": the name, and the number of people after it. */
function nameAndPeople(text: string): { name: string; people?: string } {
  const [, name = '', said = ''] = PEOPLE_AFTER.exec(text) ?? [];
  const people = said.replace(/^x/i, '');
  return name === '' || JOINED.test(name) || !canBePeople(people) ? { name: text } : { name, people };
}

/** "Uffe Kort 1234": the name, and what follows it as after a comma; undefined where the name has no such number. */
function nameAndNumber(text: string): [name: string, number: string] | undefined {
  const [, name = '', number = ''] = NUMBER_AFTER.exec(text) ?? [];
  return SHORT_NUMBER.test(number) && !JOINED.test(name) ? [name, number] : undefined;
}

/** "Uffe Kort Bord 12": the name, and the table beside it, for the note; blank where a name has none. */
function nameAndTable(text: string): [name: string, table: string] {
  const found = TABLE.exec(text);
  const [table = '', number = ''] = found ?? [];
  const rest = text.slice((found?.index ?? 0) + table.length - number.length);
  // "Anne Bord 2 voksne" is called that.
  if (table === '' || (rest !== number && canBePeople(rest))) return [text, ''];
  return [tidyLine(text.replace(table, ' ')).replace(/^:/, '').trim(), table];
}

/** A text in which an address or number is taken out, and with it the word before it that says what it is. */
const taken = (text: string, found: string, label: RegExp): string => {
  const at = text.indexOf(found);
  return `${text.slice(0, at).replace(label, '')}${TAKEN}${text.slice(at + found.length)}`;
};

/** The label before an address or number: before one that is not well formed, a word without a colon or a full stop can be part of the name. */
const labelBefore = (words: string, isWellFormed: boolean): RegExp =>
  isWellFormed ? labelOf(words) : new RegExp(`(?<!\\S)(?:${words})\\b[.:]+[\\s<([]*$`, 'i');

/** A part without the word at its end that says what the next part is: "Anne mobil – 20 12 34 56". */
function withoutLabel(part: string, next: string): string {
  const [email, phone] = [EMAIL_NEXT.exec(withAt(next))?.[1], PHONE_NEXT.test(next) && numberIn(next)];
  if (email !== undefined)
    return part.replace(labelBefore(EMAIL_WORDS, readEmail(email.replace(/ ?@ ?/g, '@')).value !== null), '');
  return phone ? part.replace(labelBefore(PHONE_WORDS, readPhone(phone).value !== null), '') : part;
}

/** A line as it was understood: its texts, the rest, and what the host is told of them. */
export interface LineTexts {
  texts: AllCellTexts;
  note: string;
  notes: readonly CellNote[];
}

/** What a line says of its guest. */
class LineReader {
  private name = '';
  private email = '';
  private phone = '';
  private readonly people: string[] = [];
  private readonly others: string[] = [];
  /** Whether the name can still go on: "Anne, Bo og Carl". */
  private isNaming = true;
  /** The name as it was written, where it has been turned round. */
  private written = '';

  /** `turned`: the quoted names that have been turned round, with how they were written. */
  constructor(private readonly turned: ReadonlyMap<string, string>) {}

  read(separator: string, part: string): void {
    const text = tidyLine(withAt(part)).replace(/ ?@ ?(?=\S)/g, '@');
    const hadEmail = this.email !== '';
    const rest = this.withoutPhone(this.withoutEmail(text));
    rest.split(BRACKET).forEach((piece, at) => {
      const words = piece.trim().replace(LONE_LABEL, '').replace(LOOSE_END, '').trim();
      if (words !== '') this.take(words, at === 0 ? separator : '(');
    });
    if (!hadEmail && this.email !== '' && text.includes(`<${this.email}>`)) this.turn(turnedName(this.name));
    if (this.email !== '' || this.phone !== '') this.isNaming = false;
  }

  said(): LineTexts {
    const { email, people } = this;
    const isReached = email !== '' || this.phone !== '';
    this.turn(turnedIfOne(this.name, isReached && !this.mayBeSeveral()));
    // Nothing but a table is called that.
    const isTable = this.name === '' && !isReached && TABLE.test(this.others[0] ?? '');
    const [name = '', ...others] = isTable ? this.others : [this.name, ...this.others];
    const short = others.find((words) => SHORT_NUMBER.test(words));
    const phone = isReached ? this.phone : (short ?? '');
    const note = others.filter((words) => isReached || words !== phone).join(', ');
    const notes: CellNote[] = [];
    const written = this.written || this.turned.get(name);
    if (written !== undefined && written !== '') notes.push(turnedNote(written, name));
    // It looks like a phone number, and the host may believe that it has become one.
    if (isReached && short !== undefined) notes.push({ field: 'phone', how: 'noted', was: short, now: null });
    return { texts: { name, email, phone, maxPeople: people.join(', ') }, note, notes };
  }

  /** Another address or number, or a number of people: "Anne, Bo, anne@x.dk, 2". */
  private mayBeSeveral(): boolean {
    return this.people.length > 0 || this.others.some((words) => words.includes('@') || numberIn(words) !== undefined);
  }

  private turn(turned: string | undefined): void {
    if (turned === undefined) return;
    this.written = this.name;
    this.name = turned;
  }

  private withoutEmail(text: string): string {
    if (this.email !== '') return text;
    const word = text.split(/[\s<>()[\]]+/).find((each) => /\S@/.test(each));
    if (word === undefined) return text;
    this.email = word;
    return taken(text, word, labelBefore(EMAIL_WORDS, readEmail(word).value !== null));
  }

  private withoutPhone(text: string): string {
    const number = this.phone === '' ? numberIn(text) : undefined;
    if (number === undefined) return text;
    this.phone = number;
    return taken(text, number, labelBefore(PHONE_WORDS, readPhone(number).value !== null));
  }

  private takeName(words: string): void {
    const [named, table] = nameAndTable(words);
    if (table !== '') this.others.push(table);
    const { name, people } = nameAndPeople(named);
    const [before, number] = (people === undefined && nameAndNumber(name)) || [name];
    this.name = before;
    if (people !== undefined) this.people.push(people);
    if (number !== undefined) this.others.push(number);
  }

  private take(words: string, separator: string): void {
    const isKnown = this.name !== '' || this.email !== '' || this.phone !== '';
    if (isKnown && canBePeople([...this.people, words].join(', '))) {
      this.people.push(words);
      this.isNaming = false;
    } else if (words.includes('@')) {
      // Another address than the one that was found.
      this.others.push(words);
    } else if (this.name === '' && (separator !== '(' || this.others.length === 0)) {
      this.takeName(words);
    } else if (this.isNaming && /^[\t;|,]$/.test(separator) && /^\p{Lu}\D*$/u.test(words)) {
      this.name += `${separator === ',' ? ',' : ''} ${words}`;
    } else {
      this.isNaming = false;
      this.others.push(words);
    }
  }
}

/**
 * The texts of a guest in a line as people write it in a note: "Anne og Bo, anne@example.dk, 20 12 34 56, 2 voksne og
 * 1 barn". What is neither name, address nor number becomes the note, so that nothing is lost (rule: guests-pasted).
 */
export function lineTexts(line: string): LineTexts {
  const turned = new Map<string, string>();
  const turnQuoted = (_: string, quoted: string): string => {
    const written = tidyLine(quoted.trim());
    const now = turnedName(written);
    if (now !== undefined) turned.set(now, written);
    return now ?? quoted;
  };
  const reader = new LineReader(turned);
  const parts = line
    .replace(BULLET, '')
    .replace(QUOTED, turnQuoted)
    .replaceAll('"', '')
    .replaceAll('\n', ' ')
    .split(SEPARATOR);
  for (let at = 0; at < parts.length; at += 2)
    reader.read(parts[at - 1] ?? '', withoutLabel(parts[at] ?? '', parts[at + 2] ?? ''));
  return reader.said();
}

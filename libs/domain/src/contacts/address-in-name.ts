import { type LineTexts, lineTexts } from './pasted-line';
import { type AllCellTexts, readEmail, readPhone, saysNothing, withAt } from './read-cell';
import { turnedIfOne, turnedNote } from './turned-name';

/** Longer names are not looked through. */
const LONGEST_READ = 400;

/**
 * The texts of a row whose name has the guest's address in it, "Onkel Per per@example.dk", with each in its place: read as a
 * pasted line is, where the row has no e-mail of its own. What finds no place becomes the note (rule: import-address-in-name).
 */
export function withAddressFromName(texts: AllCellTexts): LineTexts {
  const asItIs = { texts, note: '', notes: [] };
  const { name, email, phone, maxPeople } = texts;
  if (!saysNothing(email) || name.length > LONGEST_READ || !withAt(name).includes('@')) return asItIs;
  const { texts: found, note, notes: told } = lineTexts(name);
  if (readEmail(found.email).value === null) return asItIs;
  const notes = [note];
  /** What the row says itself goes before what its name says, which is kept in the note then. */
  const own = (said: string, inName: string): string => {
    if (saysNothing(said)) return inName === '' ? said : inName;
    notes.push(inName);
    return said;
  };
  return {
    texts: {
      name: found.name,
      email: found.email,
      phone: own(phone, found.phone),
      maxPeople: own(maxPeople, found.maxPeople),
    },
    note: notes.filter((text) => text !== '').join(', '),
    notes: told,
  };
}

/** Whether a row has one address or one number, or one of each, and no number of people: it is of one person. */
function isOfOne({ email, phone, maxPeople }: AllCellTexts): boolean {
  const emails = withAt(email).split('@').length - 1;
  const hasPhone = !saysNothing(phone);
  const isOnePhone = !hasPhone || (phone.length <= LONGEST_READ && readPhone(phone).how !== 'mended');
  return (emails === 1 || (emails === 0 && hasPhone)) && isOnePhone && saysNothing(maxPeople);
}

/** The texts of a row in which a name with the surname first is turned round, as that of a pasted line is (rule: name-turned). */
export function withNameTurned({ texts, note, notes }: LineTexts): LineTexts {
  const { name } = texts;
  const turned = name.length > LONGEST_READ ? undefined : turnedIfOne(name, isOfOne(texts));
  if (turned === undefined) return { texts, note, notes };
  return { texts: { ...texts, name: turned }, note, notes: [...notes, turnedNote(name, turned)] };
}

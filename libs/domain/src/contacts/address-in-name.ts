import { type LineTexts, lineTexts } from './pasted-line';
import { type AllCellTexts, readEmail, saysNothing, withAt } from './read-cell';

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

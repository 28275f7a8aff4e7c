import type { Language } from '@festlig/contracts/define';
import { placeOf, type WithProgramme } from '../party/programme';
import { beginsLine, clockText } from './moment-text';

interface Programmed extends WithProgramme {
  date: string;
  zone: string;
  language: Language;
}

/** An item of the programme: "13.00", "Vielse", "Vor Frue Kirke". */
export interface ProgrammeRow {
  when: string;
  title: string;
  /** Empty at the place of the item before it (rule: programme-in-mails), and where neither the item nor the party has one. */
  address: string;
}

export const programmeRows = ({ date, zone, language, programme, location }: Programmed): ProgrammeRow[] =>
  programme.map((item, index) => {
    const before = programme[index - 1];
    const { address } = placeOf(item, { location });
    return {
      when: beginsLine(clockText(item.date, date, zone, language)),
      title: item.title,
      address: before && placeOf(before, { location }).address === address ? '' : address,
    };
  });

/** An item as a line: "13.00 Vielse, Vor Frue Kirke". */
export const rowLine = ({ when, title, address }: ProgrammeRow): string =>
  [`${when} ${title}`, address].filter((part) => part !== '').join(', ');

/** The programme as text, an item a line. */
export const programmeLines = (programmed: Programmed): string[] => programmeRows(programmed).map(rowLine);

import type { Language } from '@festlig/contracts/define';
import type { WithProgramme } from '../party/programme';
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
  /** Empty where neither the item nor the party has a place. */
  address: string;
}

export const programmeRows = ({ date, zone, language, programme, location }: Programmed): ProgrammeRow[] =>
  programme.map((item) => ({
    when: beginsLine(clockText(item.date, date, zone, language)),
    title: item.title,
    address: item.location.address || location.address,
  }));

/** An item as a line: "13.00 Vielse, Vor Frue Kirke". */
export const rowLine = ({ when, title, address }: ProgrammeRow): string =>
  [`${when} ${title}`, address].filter((part) => part !== '').join(', ');

/** The programme as text, an item a line. */
export const programmeLines = (programmed: Programmed): string[] => programmeRows(programmed).map(rowLine);

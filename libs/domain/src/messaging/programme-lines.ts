import type { Language } from '@festlig/contracts/define';
import type { WithProgramme } from '../party/programme';
import { beginsLine, clockText } from './moment-text';

interface Programmed extends WithProgramme {
  date: string;
  zone: string;
  language: Language;
}

/** The programme as text, an item a line: "13.00 Vielse, Vor Frue Kirke". */
export const programmeLines = ({ date, zone, language, programme, location }: Programmed): string[] =>
  programme.map((item) => {
    const address = item.location.address || location.address;
    const when = beginsLine(clockText(item.date, date, zone, language));
    return [`${when} ${item.title}`, address].filter((part) => part !== '').join(', ');
  });

import { stringify } from 'csv-stringify/sync';
import { toLocal } from '../party/moment';

/** A reply as a row of the export. Moments are ISO 8601 UTC. */
export interface ExportedReply {
  name: string;
  attending: boolean;
  numberOfPeople: number;
  email: string | null;
  comment: string;
  createdAt: string;
  changedAt: string;
}

export interface ExportStyle {
  language: 'da' | 'en';
  /** IANA zone that moments are written in. */
  zone: string;
  /** The first rows of a file: byte order mark and column names in front. */
  first: boolean;
}

const COLUMNS = {
  da: ['Navn', 'Kommer', 'Antal', 'E-mail', 'Kommentar', 'Svaret', 'Ændret'],
  en: ['Name', 'Coming', 'People', 'E-mail', 'Comment', 'Replied', 'Changed'],
};
const ANSWER = { da: { yes: 'Ja', no: 'Nej' }, en: { yes: 'Yes', no: 'No' } };
/** What spreadsheets split by in the country of the language. */
const DELIMITER = { da: ';', en: ',' };
const FORMULA = /^[=+\-@\t\r\n]/;

/** A guest's text must not become a formula in the host's spreadsheet. */
export const neutralised = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Replies as CSV text, lines ended by CR LF. */
export function exportRows(replies: readonly ExportedReply[], { language, zone, first }: ExportStyle): string {
  const { yes, no } = ANSWER[language];
  const moment = (instant: string): string => {
    const { date, clock } = toLocal(instant, zone);
    return `${date} ${clock}`;
  };
  const rows = replies.map((reply) => [
    neutralised(reply.name),
    reply.attending ? yes : no,
    String(reply.numberOfPeople),
    neutralised(reply.email ?? ''),
    neutralised(reply.comment),
    moment(reply.createdAt),
    moment(reply.changedAt),
  ]);
  return stringify(first ? [COLUMNS[language], ...rows] : rows, {
    bom: first,
    delimiter: DELIMITER[language],
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
  });
}

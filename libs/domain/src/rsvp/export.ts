import { csvText } from '../contacts/csv-text';
import { toLocal } from '../party/moment';
import { type Answers, answerTo } from './answers';

/** A reply as a row of the export. Moments are in ISO 8601 UTC. */
export interface ExportedReply {
  name: string;
  attending: boolean;
  numberOfPeople: number;
  companions: readonly string[];
  email: string | null;
  /** The address on the guest list of a known guest. */
  contactEmail: string | null;
  comment: string;
  createdAt: string;
  changedAt: string;
  /** Answers to the party's own questions, by field id. */
  fields: Answers;
}

export interface ExportStyle {
  language: 'da' | 'en';
  /** IANA zone in which moments are written. */
  zone: string;
  /** True for the first rows of a file: adds the byte order mark and the column names. */
  first: boolean;
  /** The party's own questions, in a column each after the fixed ones. */
  columns: readonly { id: string; name: string }[];
}

const COLUMNS = {
  da: ['Navn', 'Kommer', 'Antal', 'Medfølgende', 'E-mail', 'E-mail på gæstelisten', 'Kommentar', 'Svaret', 'Ændret'],
  en: ['Name', 'Coming', 'People', 'Companions', 'E-mail', 'E-mail on the guest list', 'Comment', 'Replied', 'Changed'],
};
const ANSWER = { da: { yes: 'Ja', no: 'Nej' }, en: { yes: 'Yes', no: 'No' } };

/** Replies as CSV text. */
export function exportRows(replies: readonly ExportedReply[], { language, zone, first, columns }: ExportStyle): string {
  const { yes, no } = ANSWER[language];
  const moment = (instant: string): string => {
    const { date, clock } = toLocal(instant, zone);
    return `${date} ${clock}`;
  };
  const answer = (given: string | boolean | undefined): string => {
    if (typeof given === 'boolean') return given ? yes : no;
    return given ?? '';
  };
  const rows = replies.map((reply) => [
    reply.name,
    reply.attending ? yes : no,
    String(reply.numberOfPeople),
    reply.companions.join(', '),
    reply.email ?? '',
    reply.contactEmail ?? '',
    reply.comment,
    moment(reply.createdAt),
    moment(reply.changedAt),
    ...columns.map(({ id }) => answer(answerTo(reply.fields, id))),
  ]);
  return csvText(rows, { language, first, columns: [...COLUMNS[language], ...columns.map(({ name }) => name)] });
}

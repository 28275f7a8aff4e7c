import { csvText } from '../contacts/csv-text';
import { toLocal } from '../party/moment';
import { type Answers, answerTo } from './answers';

/** A reply as a row of the export. Moments are ISO 8601 UTC. */
export interface ExportedReply {
  name: string;
  attending: boolean;
  numberOfPeople: number;
  email: string | null;
  /** The guest list's address of a known guest. */
  contactEmail: string | null;
  comment: string;
  createdAt: string;
  changedAt: string;
  /** Answers to the party's own fields, by id. */
  fields: Answers;
}

export interface ExportStyle {
  language: 'da' | 'en';
  /** IANA zone that moments are written in. */
  zone: string;
  /** The first rows of a file: byte order mark and column names in front. */
  first: boolean;
  /** The party's own fields: a column each, after the fixed ones. */
  columns: readonly { id: string; name: string }[];
}

const COLUMNS = {
  da: ['Navn', 'Kommer', 'Antal', 'E-mail', 'E-mail på gæstelisten', 'Kommentar', 'Svaret', 'Ændret'],
  en: ['Name', 'Coming', 'People', 'E-mail', 'E-mail on the guest list', 'Comment', 'Replied', 'Changed'],
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
    reply.email ?? '',
    reply.contactEmail ?? '',
    reply.comment,
    moment(reply.createdAt),
    moment(reply.changedAt),
    ...columns.map(({ id }) => answer(answerTo(reply.fields, id))),
  ]);
  return csvText(rows, { language, first, columns: [...COLUMNS[language], ...columns.map(({ name }) => name)] });
}

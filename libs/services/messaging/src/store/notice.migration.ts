import { CannotMigrate, type Migration, type StoredDocument } from '@festlig/platform/mongo/migrations';
import { Notice } from './notice.schema';

/** The fields in which an older notice stored its content: one for each kind, and null in all other kinds. */
const SAID = ['verification', 'recovery', 'thread', 'help'] as const;
const REPLIES = 'replies-';
const HELP = 'help-';

function becomes(old: StoredDocument): object {
  const { _id, dueAt, doneAt, quota, digest, replies = [], seen = [] } = old;
  const due = { _id, status: 'due', dueAt };
  const done = { _id, status: 'done', doneAt };
  const digested = digest ? { digest } : {};
  if (_id.startsWith(REPLIES)) {
    const ofParty = { kind: 'replies', partyId: _id.slice(REPLIES.length), seen };
    return dueAt ? { ...due, ...ofParty, replies } : { ...done, ...ofParty };
  }
  const kind = SAID.find((field) => old[field]);
  if (!dueAt) {
    const wasHelp = _id.startsWith(HELP);
    return { ...done, kind: wasHelp ? 'help' : quota ? 'thread' : 'forgotten', ...(wasHelp ? digested : {}) };
  }
  if (kind === undefined) throw new CannotMigrate('it is due and says nothing');
  if (kind === 'thread') return { ...due, kind, thread: old[kind], ...(quota ? { quota } : {}) };
  if (kind === 'help') return { ...due, kind, help: old[kind], ...digested };
  return { ...due, kind, link: old[kind] };
}

/** In an older notice the id and the one field that was not null told its kind; the migration stores the kind. */
export const noticesByKind: Migration<typeof Notice> = {
  id: 'notices-by-kind',
  collection: 'notices',
  form: Notice,
  becomes: (document) => ('status' in document ? null : becomes(document)),
};

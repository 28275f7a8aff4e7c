import { DatabaseSync } from 'node:sqlite';
import { serialize } from 'bson';
import type { Guest } from './guest-rows';

/**
 * The same guests in SQLite alone: no wire protocol, no server, and only the columns that three indexes need beside
 * each stored document. It measures what this machine's SQLite can do from Node.
 */
export function bareStore(file: string) {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`
    PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536;
    CREATE TABLE guests (id BLOB NOT NULL, party TEXT NOT NULL, sid TEXT NOT NULL, status TEXT NOT NULL, bson BLOB NOT NULL);
    CREATE UNIQUE INDEX guests_id ON guests (id);
    CREATE INDEX page ON guests (party, id);
    CREATE UNIQUE INDEX guests_sid ON guests (sid);
    CREATE INDEX status ON guests (party, status, id);
  `);
  const insert = sqlite.prepare('INSERT INTO guests (id, party, sid, status, bson) VALUES (?, ?, ?, ?, ?)');
  const page = sqlite.prepare('SELECT id, bson FROM guests WHERE party = ? AND id >= ? ORDER BY id LIMIT ?');
  const update = sqlite.prepare('UPDATE guests SET status = ?, bson = ? WHERE id = ?');
  const transaction = (work: () => void): void => {
    sqlite.exec('BEGIN IMMEDIATE');
    work();
    sqlite.exec('COMMIT');
  };
  return {
    insert(guests: readonly Guest[]): void {
      transaction(() => {
        for (const guest of guests) insert.run(guest._id.id, guest.partyId, guest.sid, guest.status, serialize(guest));
      });
    },
    pageAndUpdates({ partyId, _id }: Guest, limit: number, round: number): void {
      const rows = page.all(partyId, _id.id, limit) as { id: Uint8Array; bson: Uint8Array }[];
      transaction(() => {
        for (const { id, bson } of rows) update.run(`bare ${round}`, bson, id);
      });
    },
    close: () => sqlite.close(),
  };
}

import { EJSON } from 'bson';
import { MongoNetworkError, MongoServerError, type Collection, type Db } from 'mongodb';
import type { Doc } from '../bson';
import type { Case } from './cases';

/** The outcome of a case: the answer and the remaining documents, or the code of the error. */
export type Outcome = { answer: unknown; left: unknown } | { code: number; message: string };

const READS = ['find', 'aggregate'];
/** Every date in a case is before this time; every date a server generates is after it. */
const NOW = Date.UTC(2000, 0);

/** Extended JSON of a value, with its types; values that a server generates (ids, times) are replaced by one text. */
function told(value: unknown): unknown {
  return JSON.parse(EJSON.stringify(value, { relaxed: false }), (_, each: unknown) => {
    const { $oid, $date } = (each ?? {}) as { $oid?: string; $date?: { $numberLong: string } | string };
    if ($oid !== undefined && !$oid.startsWith('00000000')) return 'a generated id';
    if (typeof $date === 'object' && Number($date.$numberLong) > NOW) return 'a generated time';
    return each;
  });
}

async function answer(collection: Collection, { method, arguments: args }: Case['operation']): Promise<unknown> {
  const call = (collection as unknown as Record<string, (...of: unknown[]) => unknown>)[method]!.bind(collection);
  return READS.includes(method) ? (call(...args) as ReturnType<Collection['find']>).toArray() : call(...args);
}

/** Runs a case in a database emptied for it. */
export async function outcome(db: Db, { documents, operation }: Case): Promise<Outcome> {
  const collection = db.collection<Doc>('cases');
  await db.dropDatabase();
  await collection.insertMany(documents.map((each) => ({ ...each })));
  try {
    const answered = await answer(collection as unknown as Collection, operation);
    const left = await collection.find({}, { sort: { _id: 1 } }).toArray();
    return { answer: told(answered), left: told(left) };
  } catch (error) {
    if (error instanceof MongoNetworkError) return { code: -1, message: 'the connection ended' };
    if (!(error instanceof MongoServerError)) throw error;
    return { code: Number(error.code), message: error.message };
  }
}

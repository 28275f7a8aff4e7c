import type { Case } from './cases';
import { byValue, typed } from './compare';
import type { Outcome } from './outcome';

interface KnownError {
  /** What mongo-java-server does, and what MongoDB does instead. */
  readonly what: string;
  /** Whether this error explains a difference. */
  explains(of: Seen): boolean;
}

interface Seen {
  /** The operation and the documents, as extended JSON. */
  readonly operation: string;
  readonly documents: string;
  readonly ours: Outcome;
  readonly theirs: Outcome;
}

const refusal = (outcome: Outcome): string => ('code' in outcome ? outcome.message : '');

/** Where mongo-java-server 1.47 differs from MongoDB; MongoDB's manual and its own tests decide what is right. */
export const KNOWN_ERRORS: readonly KnownError[] = [
  {
    what: 'has few expressions',
    explains: ({ theirs }) =>
      /unknown group operator|unknown operator: |Unrecognized expression|Unknown error: |Unsupported modifier|Use of undefined variable/i.test(refusal(theirs)),
  },
  {
    what: 'treats $slice as an inclusion: it leaves other fields out, and refuses an exclusion beside it',
    explains: ({ operation }) => /"projection":\{"a":\{"\$slice"/.test(operation),
  },
  {
    what: 'checks an update only when a document matched; MongoDB checks it first',
    explains: ({ ours, theirs }) => 'code' in ours && ours.code === 40 && !('code' in theirs && theirs.code === 40),
  },
  {
    what: 'refuses a replacement because of filter conditions on fields other than _id, which MongoDB ignores',
    explains: ({ operation, theirs }) => /Replace|replaceOne/.test(operation) && 'code' in theirs && theirs.code === 54,
  },
  {
    what: 'compares NaN differently: it sorts NaN after numbers, and no number is less than NaN',
    explains: ({ operation, documents }) => (operation + documents).includes('"NaN"'),
  },
  {
    what: 'does not support array positions in a sort path',
    explains: ({ operation }) => /"a\.0":\{"\$numberInt":"-?1"\}/.test(operation),
  },
  {
    what: 'treats a field as missing for any element of an array on a path (MongoDB: only for elements that are documents)',
    explains: ({ operation }) => /"[a-z]\.[a-z0-9]/.test(operation) && /null|\$exists|\$ne|\$nin|\$not|\$nor|\$lte|\$gte/.test(operation),
  },
  {
    what: 'resolves $project paths through arrays differently',
    explains: ({ operation }) => /\$project"/.test(operation) && /"[a-z]\.[a-z0-9]/.test(operation),
  },
  {
    what: 'treats field paths in an array as strings',
    explains: ({ operation }) => /[[,]\[([^[\]]*,)?"\$\w+"[,\]]/.test(operation),
  },
  {
    what: 'matches numbers with a regular expression',
    explains: ({ operation }) => operation.includes('$regex'),
  },
  {
    what: 'compares two arrays differently',
    explains: ({ operation }) => /\$((min|max)":\{"[^"]*":|[gl]te?":)\[/.test(operation),
  },
  {
    what: 'orders fields differently: an update as given and not by name, a replacement as before, $project as given',
    explains: ({ ours, theirs }) => 'answer' in ours && 'answer' in theirs && unordered(ours) === unordered(theirs),
  },
  {
    what: 'returns an array as the least or greatest of an empty array; MongoDB returns null',
    explains: ({ operation }) => /\$(min|max)":/.test(operation) && /"aggregate"/.test(operation),
  },
  {
    what: 'uses another code for $pop of a value that is not an array',
    explains: ({ theirs }) => 'code' in theirs && theirs.code === 10143,
  },
  {
    what: 'leaves a field that is not an array out of a positional projection; MongoDB leaves the field unchanged',
    explains: ({ operation }) => operation.includes('.$":{"$numberInt":"1"}'),
  },
  {
    what: 'does not let an operator set the _id of an upsert, or set _id to the same value',
    explains: ({ ours, theirs }) => 'code' in theirs && theirs.code === 66 && !('code' in ours && ours.code === 66),
  },
  {
    what: 'computes nothing in the projection of a find, and refuses _id: 1 beside an exclusion',
    explains: ({ operation, theirs }) => /"projection":\{[^}]*("d":|\$elemMatch":\{"\$)/.test(operation) || /field _id in exclusion/.test(refusal(theirs)),
  },
  {
    what: 'reports the other of two errors; MongoDB checks fields by name',
    explains: ({ ours, theirs }) => [ours, theirs].every((each) => 'code' in each && [2, 14, 28].includes(each.code)),
  },
  {
    what: 'follows a field path through elements that are not documents, and sorts an empty array on the way before null',
    explains: ({ operation }) => operation.includes('"$a.x"') || /"[ab]\.x":\{"\$numberInt":"-?1"\}/.test(operation),
  },
  {
    what: 'orders equal elements, and elements that are not documents, differently in the $sort of a $push',
    explains: ({ operation }) => /\$push.*\$sort/.test(operation),
  },
  {
    what: 'creates a document in place of null on the path of an update',
    explains: ({ ours, theirs, documents }) => 'code' in ours && ours.code === 28 && 'answer' in theirs && documents.includes('null'),
  },
  {
    what: 'does not insert the value of a single $in or $or, nor of $eq beside another operator, in an upsert',
    explains: ({ operation }) => operation.includes('"upsert":true') && /"\$((or|in)":\[|eq":)/.test(operation),
  },
  {
    what: 'sorts an empty array that is an element of another before null',
    explains: ({ operation, documents }) => /"(sort|\$sort)":/.test(operation) && /[[,]\[\]/.test(documents),
  },
  {
    what: 'matches a missing value with an empty document',
    explains: ({ operation }) => operation.includes('":{}'),
  },
  {
    what: 'uses 31253 for an exclusion beside an inclusion as well as the other way round',
    explains: ({ ours, theirs }) => [ours, theirs].every((each) => 'code' in each && [31253, 31254].includes(each.code)),
  },
]; // prettier-ignore

/** An outcome with the fields of each document in one fixed order. */
const unordered = (outcome: Outcome): string =>
  JSON.stringify(JSON.parse(byValue(outcome)), (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** The known error of mongo-java-server that explains a difference, if any. */
export function knownError({ operation, documents }: Case, ours: Outcome, theirs: Outcome): string | undefined {
  const seen = { operation: typed(operation), documents: typed(documents), ours, theirs };
  return KNOWN_ERRORS.find(({ explains }) => explains(seen))?.what;
}

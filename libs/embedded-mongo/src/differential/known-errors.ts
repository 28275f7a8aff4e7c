import type { Case } from './cases';
import { byValue, typed } from './compare';
import type { Outcome } from './outcome';

interface KnownError {
  /** What mongo-java-server does, and what MongoDB does. */
  readonly what: string;
  /** Whether a difference comes of it. */
  explains(of: Seen): boolean;
}

interface Seen {
  /** The operation, and the documents, as extended JSON. */
  readonly operation: string;
  readonly documents: string;
  readonly ours: Outcome;
  readonly theirs: Outcome;
}

const refusal = (outcome: Outcome): string => ('code' in outcome ? outcome.message : '');

/** Where mongo-java-server 1.47 is wrong; MongoDB's manual and its own tests are the truth. */
export const KNOWN_ERRORS: readonly KnownError[] = [
  {
    what: 'has few expressions',
    explains: ({ theirs }) =>
      /unknown group operator|unknown operator: |Unrecognized expression|Unknown error: |Unsupported modifier|Use of undefined variable/i.test(refusal(theirs)),
  },
  {
    what: 'takes $slice for an inclusion: it leaves other fields out, and refuses an exclusion beside it',
    explains: ({ operation }) => /"projection":\{"a":\{"\$slice"/.test(operation),
  },
  {
    what: 'looks at an update only when a document matched; MongoDB refuses it before',
    explains: ({ ours, theirs }) => 'code' in ours && ours.code === 40 && !('code' in theirs && theirs.code === 40),
  },
  {
    what: 'refuses a replacement for what its filter says of other fields than _id, which MongoDB does not look at',
    explains: ({ operation, theirs }) => /Replace|replaceOne/.test(operation) && 'code' in theirs && theirs.code === 54,
  },
  {
    what: 'compares NaN otherwise: it sorts after numbers, and is less than none',
    explains: ({ operation, documents }) => (operation + documents).includes('"NaN"'),
  },
  {
    what: 'knows no array positions in a sort path',
    explains: ({ operation }) => /"a\.0":\{"\$numberInt":"-?1"\}/.test(operation),
  },
  {
    what: 'takes what an array does not have on a path for missing (MongoDB: only of its documents)',
    explains: ({ operation }) => /"[a-z]\.[a-z0-9]/.test(operation) && /null|\$exists|\$ne|\$nin|\$not|\$nor|\$lte|\$gte/.test(operation),
  },
  {
    what: 'leads $project through arrays otherwise',
    explains: ({ operation }) => /\$project"/.test(operation) && /"[a-z]\.[a-z0-9]/.test(operation),
  },
  {
    what: 'takes field paths in an array for strings',
    explains: ({ operation }) => /[[,]\[([^[\]]*,)?"\$\w+"[,\]]/.test(operation),
  },
  {
    what: 'finds numbers by a regular expression',
    explains: ({ operation }) => operation.includes('$regex'),
  },
  {
    what: 'compares two arrays otherwise',
    explains: ({ operation }) => /\$((min|max)":\{"[^"]*":|[gl]te?":)\[/.test(operation),
  },
  {
    what: 'orders fields otherwise: an update as given and not by name, a replacement as before, $project as given',
    explains: ({ ours, theirs }) => 'answer' in ours && 'answer' in theirs && unordered(ours) === unordered(theirs),
  },
  {
    what: 'takes the least or greatest of an empty array for an array; MongoDB for null',
    explains: ({ operation }) => /\$(min|max)":/.test(operation) && /"aggregate"/.test(operation),
  },
  {
    what: 'has another code for $pop of what is no array',
    explains: ({ theirs }) => 'code' in theirs && theirs.code === 10143,
  },
  {
    what: 'leaves a field that is no array out of a positional projection; MongoDB leaves it as it is',
    explains: ({ operation }) => operation.includes('.$":{"$numberInt":"1"}'),
  },
  {
    what: 'lets no operator make the _id of an upsert, nor leave an _id as it is',
    explains: ({ ours, theirs }) => 'code' in theirs && theirs.code === 66 && !('code' in ours && ours.code === 66),
  },
  {
    what: 'computes nothing in the projection of a find, and refuses _id: 1 beside an exclusion',
    explains: ({ operation, theirs }) => /"projection":\{[^}]*("d":|\$elemMatch":\{"\$)/.test(operation) || /field _id in exclusion/.test(refusal(theirs)),
  },
  {
    what: 'finds another of two faults first: MongoDB goes by the names of the fields',
    explains: ({ ours, theirs }) => [ours, theirs].every((each) => 'code' in each && [2, 14, 28].includes(each.code)),
  },
  {
    what: 'leads a field path through elements that are no documents, and sorts an empty array on the way before null',
    explains: ({ operation }) => operation.includes('"$a.x"') || /"[ab]\.x":\{"\$numberInt":"-?1"\}/.test(operation),
  },
  {
    what: 'orders equal elements, and elements that are no documents, otherwise in the $sort of a $push',
    explains: ({ operation }) => /\$push.*\$sort/.test(operation),
  },
  {
    what: 'makes a document of null on the path of an update',
    explains: ({ ours, theirs, documents }) => 'code' in ours && ours.code === 28 && 'answer' in theirs && documents.includes('null'),
  },
  {
    what: 'makes nothing of one value in $in or $or, nor of $eq beside another operator, in an upsert',
    explains: ({ operation }) => operation.includes('"upsert":true') && /"\$((or|in)":\[|eq":)/.test(operation),
  },
  {
    what: 'sorts an empty array that is an element of another before null',
    explains: ({ operation, documents }) => /"(sort|\$sort)":/.test(operation) && /[[,]\[\]/.test(documents),
  },
  {
    what: 'finds a missing value equal to an empty document',
    explains: ({ operation }) => operation.includes('":{}'),
  },
  {
    what: 'has 31253 for an exclusion beside an inclusion as well as the other way round',
    explains: ({ ours, theirs }) => [ours, theirs].every((each) => 'code' in each && [31253, 31254].includes(each.code)),
  },
]; // prettier-ignore

/** An outcome with the fields of each document in one order. */
const unordered = (outcome: Outcome): string =>
  JSON.stringify(JSON.parse(byValue(outcome)), (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** The known error of mongo-java-server that a difference comes of, if any. */
export function knownError({ operation, documents }: Case, ours: Outcome, theirs: Outcome): string | undefined {
  const seen = { operation: typed(operation), documents: typed(documents), ours, theirs };
  return KNOWN_ERRORS.find(({ explains }) => explains(seen))?.what;
}

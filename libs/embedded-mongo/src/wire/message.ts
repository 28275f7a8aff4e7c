import { decode, encode, takenName, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { MAX_BSON_SIZE } from '../storage/collection';

export const MAX_MESSAGE_BYTES = 48_000_000;
/** The size of the largest document, plus what MongoDB allows for the fields around it. */
const MAX_REPLY_BYTES = MAX_BSON_SIZE + 16 * 1024;
const HEADER = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Flags below bit 16 must be understood; of the others only exhaustAllowed exists, and it may be ignored. */
const REQUIRED_FLAGS = 0xffff;

/** A request as it was received. */
export interface Request {
  readonly requestId: number;
  /**
   * Decodes the command; the `documents` of an insert stay encoded. @throws CommandError 22 and 9 when it is malformed.
   */
  body(): Doc;
  /** Whether no reply is wanted (write concern w: 0). */
  readonly silent: boolean;
  /** Whether it is an OP_QUERY, the legacy handshake, which is answered by an OP_REPLY. */
  readonly legacy: boolean;
}

/**
 * Reads the header of one whole message. @throws when it is neither OP_MSG nor OP_QUERY, or has flags it must not have.
 */
export function readMessage(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_QUERY) return { requestId, body: () => readQuery(message), silent: false, legacy: true };
  if (opCode !== OP_MSG) throw new Error(`unsupported operation code ${opCode}`);
  const flags = message.readUInt32LE(HEADER);
  if (flags & REQUIRED_FLAGS & ~MORE_TO_COME)
    throw new Error(flags & CHECKSUM_PRESENT ? 'checksums are not supported' : `unknown message flags ${flags}`);
  return { requestId, body: () => readSections(message), silent: (flags & MORE_TO_COME) !== 0, legacy: false };
}

/** @throws CommandError 2 for a field whose name has a meaning of its own in JavaScript: its value would be lost. */
function checked(bytes: Buffer): Buffer {
  const name = takenName(bytes);
  if (name !== undefined) throw new CommandError('BadValue', `a field named '${name}' is not supported`);
  return bytes;
}

const decodeBody = (bytes: Buffer): Doc => decode(checked(bytes), { documents: true });

const malformed = (what: string): CommandError => new CommandError('FailedToParse', `malformed message: ${what}`);

/** The bytes of an element that begins with its own length. */
function sized(bytes: Buffer, at: number): Buffer {
  const size = at + 4 <= bytes.length ? bytes.readInt32LE(at) : 0;
  if (size < 5 || at + size > bytes.length) throw malformed(`${size} bytes at ${at} of ${bytes.length}`);
  return bytes.subarray(at, at + size);
}

function readSections(message: Buffer): Doc {
  let body: Doc | undefined;
  const sequences: [name: string, documents: unknown[]][] = [];
  for (let at = HEADER + 4; at < message.length;) {
    const kind = message[at++];
    const section = sized(message, at);
    at += section.length;
    if (kind === 1) sequences.push(readSequence(section));
    else if (kind === 0 && !body) body = decodeBody(section);
    else throw malformed(`section kind ${kind}`);
  }
  if (!body) throw malformed('no body');
  for (const [name] of sequences) if (name in body) throw malformed(`duplicate field ${name}`);
  return { ...body, ...Object.fromEntries(sequences) };
}

/** A document sequence: its name, and its documents one after the other. */
function readSequence(section: Buffer): [name: string, documents: unknown[]] {
  const end = section.indexOf(0, 4);
  if (end < 0) throw malformed('a sequence without a name');
  const name = section.toString('utf8', 4, end);
  const documents: unknown[] = [];
  for (let at = end + 1; at < section.length;) {
    const bytes = checked(sized(section, at));
    documents.push(name === 'documents' ? bytes : decode(bytes));
    at += bytes.length;
  }
  return [name, documents];
}

function readQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, HEADER + 4);
  if (nameEnd < 0) throw malformed('a query without a name');
  const [db] = message.toString('utf8', HEADER + 4, nameEnd).split('.');
  return { ...decodeBody(sized(message, nameEnd + 9)), $db: db };
}

let replies = 0;

/**
 * The reply to a request, encoded for the wire: of a document, or of one that is encoded already (a cursor's batch,
 * whose size is limited).
 * @throws CommandError 10334 for a document that no client could read.
 */
export function writeReply(request: Request, reply: Doc | Buffer): Buffer {
  const body = Buffer.isBuffer(reply) ? reply : encode(reply);
  if (body !== reply && body.length > MAX_REPLY_BYTES)
    throw new CommandError('BSONObjectTooLarge', `the reply is larger than ${MAX_REPLY_BYTES} bytes`);
  const start = HEADER + (request.legacy ? 20 : 5);
  const message = Buffer.allocUnsafe(start + body.length).fill(0, 0, start);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE((replies = (replies + 1) | 0), 4);
  message.writeInt32LE(request.requestId, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) message.writeInt32LE(1, HEADER + 16);
  message.set(body, start);
  return message;
}

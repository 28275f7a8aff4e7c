import { decode, encode, type Doc } from '../bson';

export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Flags below bit 16 must be understood; of the others only exhaustAllowed exists, and it may be left unused. */
const REQUIRED_FLAGS = 0xffff;

/** A request as it came over the wire. */
export interface Request {
  readonly requestId: number;
  /** The command; `documents` of an insert stay encoded. */
  readonly body: Doc;
  /** No reply is wanted (write concern w: 0). */
  readonly silent: boolean;
  /** It came as OP_QUERY, the handshake of old, and is answered in kind. */
  readonly legacy: boolean;
}

const decodeBody = (bytes: Uint8Array): Doc => decode(bytes, { documents: true });

/** Reads one whole message. @throws when it is not one of OP_MSG and OP_QUERY, or malformed. */
export function readMessage(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_QUERY) return readQuery(message, requestId);
  if (opCode !== OP_MSG) throw new Error(`unsupported operation code ${opCode}`);
  const flags = message.readUInt32LE(HEADER);
  if (flags & REQUIRED_FLAGS & ~MORE_TO_COME)
    throw new Error(flags & CHECKSUM_PRESENT ? 'checksums are not supported' : `unknown message flags ${flags}`);
  let body: Doc = {};
  const sequences: Doc = {};
  for (let at = HEADER + 4; at < message.length;) {
    const kind = message[at++];
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > message.length) throw new Error('malformed message section');
    const section = message.subarray(at, at + size);
    at += size;
    if (kind === 0) body = decodeBody(section);
    else if (kind === 1) Object.assign(sequences, readSequence(section));
    else throw new Error(`unknown section kind ${kind}`);
  }
  return { requestId, body: { ...body, ...sequences }, silent: (flags & MORE_TO_COME) !== 0, legacy: false };
}

/** A document sequence: its name, and documents one after the other. */
function readSequence(section: Buffer): Doc {
  const end = section.indexOf(0, 4);
  const name = section.toString('utf8', 4, end);
  const documents: unknown[] = [];
  for (let at = end + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5) throw new Error('malformed document sequence');
    const bytes = section.subarray(at, at + size);
    documents.push(name === 'documents' ? bytes : decode(bytes));
    at += size;
  }
  return { [name]: documents };
}

function readQuery(message: Buffer, requestId: number): Request {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const [db] = message.toString('utf8', HEADER + 4, nameEnd).split('.');
  const body = decodeBody(message.subarray(nameEnd + 9));
  return { requestId, body: { ...body, $db: db }, silent: false, legacy: true };
}

let replies = 0;

/** The reply to a request, ready to be written: a document, or one that is encoded already. */
export function writeReply(request: Request, reply: Doc | Buffer): Buffer {
  const body = Buffer.isBuffer(reply) ? reply : encode(reply);
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

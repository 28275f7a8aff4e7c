import type { Fact } from '@festlig/contracts/define';
import { type Connection, type Model, Schema } from 'mongoose';
import { addOutbox, type WithOutbox } from '../outbox';

/** A dead letter as the service that could not handle it keeps it, under the id of its fact. */
export interface KeptLetter extends WithOutbox {
  _id: string;
  type: string;
  /** The fact as its group takes it: addressed to that group alone. */
  fact: Fact;
  reason: string;
  summary: string;
  /** When it was last set aside, ISO 8601 UTC. */
  at: string;
  /** When it was put back; absent while it waits for somebody to act. */
  replayedAt?: Date;
}

/** Days that a letter which was put back is still kept. */
const DAYS = 30;

const schema = new Schema(
  {
    _id: String,
    type: String,
    fact: Schema.Types.Mixed,
    reason: String,
    summary: String,
    at: String,
    replayedAt: Date,
  },
  { versionKey: false },
);
addOutbox(schema);
schema.index({ replayedAt: 1 }, { expireAfterSeconds: DAYS * 24 * 3600 });

const NAME = 'dead-letters';

/** The collection on a service's connection: by its outbox the service's relay puts letters back. */
export const keptLetters = (connection: Connection): Model<KeptLetter> =>
  connection.models[NAME] ?? connection.model<KeptLetter>(NAME, schema as never, NAME);

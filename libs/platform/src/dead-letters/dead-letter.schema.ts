import type { Fact } from '@festlig/contracts/define';
import { type Connection, type Model, Schema } from 'mongoose';
import { addOutbox, type WithOutbox } from '../outbox';

/** A dead letter as stored by the service that could not handle the fact, under the id of the fact. */
export interface KeptLetter extends WithOutbox {
  _id: string;
  type: string;
  /** The fact, addressed only to the group that could not handle it. */
  fact: Fact;
  reason: string;
  summary: string;
  /** When the fact was last set aside, ISO 8601 UTC. */
  at: string;
  /** When the letter was put back. Absent while it waits for an operator. */
  replayedAt?: Date;
}

/** Days for which a letter is kept after it was put back. */
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

/** The collection on a service's connection. Letters are put back through their outbox by the service's relay. */
export const keptLetters = (connection: Connection): Model<KeptLetter> =>
  connection.models[NAME] ?? connection.model<KeptLetter>(NAME, schema as never, NAME);

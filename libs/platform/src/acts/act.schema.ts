import { type Connection, type Model, Schema } from 'mongoose';
import { addOutbox, type WithOutbox } from '../outbox';

/** An act of a host on its way to the party's history; empty once its fact was published. */
export interface ActDocument extends WithOutbox {
  _id: string;
  at: Date;
}

/** Much longer than a fact can wait in an outbox. */
const KEPT_SECONDS = 30 * 24 * 3600;

const actSchema = new Schema<ActDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'acts' },
);
actSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
addOutbox(actSchema);

/** The collection on a service's connection. */
export const keptActs = (connection: Connection): Model<ActDocument> =>
  connection.models['Act'] ?? connection.model<ActDocument>('Act', actSchema);

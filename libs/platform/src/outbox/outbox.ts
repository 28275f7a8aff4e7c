import type { DataOf, EventDeclaration, Fact } from '@festlig/contracts/define';
import { Schema } from 'mongoose';
import type { Clock } from '../clock';
import { carrier } from '../observability';
import type { Ids } from '../ids';

/**
 * The field of every document that causes facts. It is written in the same update as the change itself (rule:
 * facts-in-the-document).
 */
export interface WithOutbox {
  outbox: Fact[];
}

/** Adds the outbox field, and the partial index that makes the relay's sweep cheap. */
export function addOutbox(schema: Schema): void {
  schema.add({
    outbox: {
      type: [
        new Schema(
          {
            id: String,
            type: { type: String },
            key: String,
            at: String,
            data: Schema.Types.Mixed,
            only: String,
            requestId: String,
            traceparent: String,
          },
          // An empty object in a fact is data: consumers refuse a fact without it.
          { _id: false, id: false, minimize: false },
        ),
      ],
      default: [],
    },
  });
  schema.index({ 'outbox.0': 1 }, { name: 'outbox', partialFilterExpression: { 'outbox.0': { $exists: true } } });
}

/** Makes the facts that a change causes. */
export class Facts {
  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  of<E extends EventDeclaration>(event: E, data: DataOf<E>): Fact<DataOf<E>> {
    const at = this.clock.now().toISOString();
    return { id: this.ids.id(), type: event.type, key: event.key(data), at, data, ...carrier() };
  }
}

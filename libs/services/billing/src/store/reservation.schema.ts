import { Schema } from 'mongoose';

export const RESERVATIONS = 'Reservation';

/** A send that has reserved tokens, from the reservation until all its texts are settled. */
export interface ReservationDocument {
  /** The id of the send. */
  _id: string;
  partyId: string;
  /** Set until all texts are settled, or the send turned out never to have begun. */
  open?: true;
  /** How many texts the plan froze; null until it ended. */
  texts: number | null;
  /** The chunks that have ended, by number. */
  chunks: Record<string, { size: number; sent: number }>;
  /** When messaging is asked about a send that says nothing of its plan. */
  askAt: Date;
}

export const reservationSchema = new Schema<ReservationDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    open: Boolean,
    texts: { type: Number, default: null },
    chunks: { type: Schema.Types.Mixed, default: {} },
    askAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'reservations', minimize: false },
);
reservationSchema.index({ partyId: 1 }, { partialFilterExpression: { open: true } });
reservationSchema.index({ askAt: 1 }, { partialFilterExpression: { open: true } });

import { Clock } from '@festlig/platform/clock';
import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type UpdateQuery } from 'mongoose';
import { type ReservationDocument, RESERVATIONS } from './reservation.schema';

/** Milliseconds after which messaging is asked whether a send that says nothing was ever stored. */
export const SILENCE = 10 * 60_000;
/** The most open reservations of a party that are counted: one of its sends runs at a time, others were refused. */
const OPEN = 500;

@Injectable()
export class ReservationRepository {
  constructor(
    @InjectModel(RESERVATIONS) private readonly reservations: Model<ReservationDocument>,
    private readonly clock: Clock,
  ) {}

  /** Stores the reservation, or returns the one that is there. */
  async open(sendId: string, partyId: string): Promise<ReservationDocument> {
    const askAt = this.afterSilence();
    const fresh: ReservationDocument = { _id: sendId, partyId, open: true, texts: null, chunks: {}, askAt };
    try {
      await this.reservations.create(fresh);
      return fresh;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.reservations.findOne({ _id: sendId }).lean().orFail();
    }
  }

  /** Notes how many texts the plan froze. Repeating changes nothing. Returns null without a reservation. */
  notePlan(sendId: string, texts: number): Promise<ReservationDocument | null> {
    return this.note(sendId, { texts });
  }

  /** Notes that a chunk has ended. Repeating changes nothing. Returns null without a reservation. */
  noteChunk(sendId: string, chunk: number, size: number, sent: number): Promise<ReservationDocument | null> {
    return this.note(sendId, { [`chunks.${chunk}`]: { size, sent } });
  }

  find(sendId: string): Promise<ReservationDocument | null> {
    return this.reservations.findOne({ _id: sendId }).lean();
  }

  listOpen(partyId: string): Promise<ReservationDocument[]> {
    return this.reservations.find({ partyId, open: true }).limit(OPEN).lean();
  }

  async close(sendId: string): Promise<void> {
    await this.reservations.updateOne({ _id: sendId }, { $unset: { open: 1 } });
  }

  async closeAll(partyId: string): Promise<void> {
    await this.reservations.updateMany({ partyId, open: true }, { $unset: { open: 1 } });
  }

  /** Reservations whose send has said nothing of its plan for a while. */
  listSilent(limit: number): Promise<ReservationDocument[]> {
    const silent = { open: true, texts: null, askAt: { $lte: this.clock.now() } } as const;
    return this.reservations.find(silent).sort({ askAt: 1 }).limit(limit).lean();
  }

  /** The send exists: it is asked about again later. */
  async askLater(sendId: string): Promise<void> {
    await this.reservations.updateOne({ _id: sendId }, { $set: { askAt: this.afterSilence() } });
  }

  private note(sendId: string, fields: UpdateQuery<ReservationDocument>): Promise<ReservationDocument | null> {
    return this.reservations.findOneAndUpdate({ _id: sendId }, { $set: fields }, { returnDocument: 'after' }).lean();
  }

  private afterSilence(): Date {
    return new Date(this.clock.now().getTime() + SILENCE);
  }
}

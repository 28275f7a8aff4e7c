import { Clock } from '@festlig/platform/clock';
import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { INCOMING_TEXTS, type IncomingTextDocument } from './incoming-text.schema';

/** The provider tells a text again for some minutes; a copy of what it told may be sent later. */
const KEPT_MS = 30 * 24 * 3_600_000;

@Injectable()
export class IncomingTextRepository {
  constructor(
    @InjectModel(INCOMING_TEXTS) private readonly texts: Model<IncomingTextDocument>,
    private readonly clock: Clock,
  ) {}

  async has(id: string): Promise<boolean> {
    return (await this.texts.exists({ _id: id })) !== null;
  }

  /** Returns false when the text is known. */
  async add(id: string): Promise<boolean> {
    try {
      await this.texts.create({ _id: id, expiresAt: new Date(this.clock.now().getTime() + KEPT_MS) });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

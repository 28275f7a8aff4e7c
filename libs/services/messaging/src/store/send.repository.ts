import { sendPlanned } from '@festlig/contracts/messaging';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { SendCounts, SendState } from '@festlig/domain/messaging/send-progress';
import { type SendDocument, SENDS } from './send.schema';
import { isDuplicate } from '@festlig/platform/mongo';

/** The state of a new send. */
export const FRESH = {
  state: 'going',
  planned: false,
  total: 0,
  sent: 0,
  failed: 0,
  unsubscribed: 0,
  endedAt: null,
} as const;
/** Where a new send begins; an unverified one has the number of mails it is for. */
type Start = Pick<SendDocument, keyof typeof FRESH>;
export type NewSend = Omit<SendDocument, keyof typeof FRESH | 'active' | 'outbox' | 'delivered' | 'deliveredKnown'>;

/** The party of a send that was never started, so that no party lists it. */
const NOBODY = '';

/** The party of a send, and whether it invites. */
export type SendOfReports = Pick<SendDocument, '_id' | 'partyId'> & Pick<SendDocument['invitation'], 'type'>;

/** What went out with a template before. */
export interface SentWith {
  mails: number;
  texts: number;
  latest: Date;
}

/** A send, and when it was started. */
export interface StartedSend {
  id: string;
  createdAt: Date;
}

/** The sends with which a mail or a text went out. */
const WENT_OUT = { $or: [{ sent: { $gt: 0 } }, { textSent: { $gt: 0 } }] };

/** The states of sends that the sweeper looks after. */
const BEGUN: SendState[] = ['going', 'paused', 'cancelled'];

/** The most sends in one list. */
const LISTED = 50;

@Injectable()
export class SendRepository {
  constructor(
    @InjectModel(SENDS) private readonly sends: Model<SendDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Returns false when an index refuses the send: the key was used before, or another send of the party is running.
   */
  async create(send: NewSend, start: Start = FRESH): Promise<boolean> {
    try {
      await this.sends.create({ ...send, ...start, active: true, deliveredKnown: true });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /**
   * Returns whether there is a send with this id. If there is none, none can be created under it any more: a document
   * takes its place, which also publishes that no text will be sent.
   */
  async findOrVoid(partyId: string, id: string): Promise<boolean> {
    const place = { partyId: NOBODY, idempotencyKey: id };
    await this.writer
      .writeWithFacts([caused(sendPlanned, { partyId, sendId: id, texts: 0 })], (outbox) =>
        this.sends.updateOne({ _id: id }, { $setOnInsert: { ...place, outbox } }, { upsert: true }),
      )
      .catch((error: unknown) => {
        // Another caller was first.
        if (!isDuplicate(error)) throw error;
      });
    return !(await this.isVoid(id));
  }

  /** Whether the id belongs to a send that was never started. */
  async isVoid(id: string): Promise<boolean> {
    return (await this.sends.exists({ _id: id, partyId: NOBODY })) !== null;
  }

  async find(id: string): Promise<SendDocument | null> {
    return this.sends.findOne({ _id: id }).lean();
  }

  /** Returns what the reports of its texts cause, without its long texts: reports come many times a second. */
  async findReported(id: string): Promise<SendOfReports | null> {
    const send = await this.sends
      .findOne({ _id: id }, { partyId: 1, 'invitation.type': 1 })
      .lean<Pick<SendDocument, '_id' | 'partyId' | 'invitation'>>();
    return send && { _id: send._id, partyId: send.partyId, type: send.invitation.type };
  }

  async findInParty(partyId: string, id: string): Promise<SendDocument | null> {
    return this.sends.findOne({ _id: id, partyId }).lean();
  }

  async findByKey(partyId: string, idempotencyKey: string): Promise<SendDocument | null> {
    return this.sends.findOne({ partyId, idempotencyKey }).lean();
  }

  /** Newest first, and those of the same moment always in the same order. */
  async list(partyId: string): Promise<{ sends: SendDocument[]; total: number }> {
    const [sends, total] = await Promise.all([
      this.sends.find({ partyId }).sort({ createdAt: -1, _id: -1 }).limit(LISTED).lean(),
      this.sends.countDocuments({ partyId }),
    ]);
    return { sends, total };
  }

  /**
   * Returns how many mails and texts, except those that did not arrive, went out with a template, by sends that have ended, and when the latest was; null
   * when none did.
   */
  async sentWith(partyId: string, templateId: string): Promise<SentWith | null> {
    const [sum] = await this.sends.aggregate<SentWith & { lost: number }>([
      { $match: { partyId, templateId, ...WENT_OUT } },
      {
        $group: {
          _id: null,
          mails: { $sum: '$sent' },
          texts: { $sum: '$textSent' },
          lost: { $sum: '$textLost' },
          latest: { $max: '$createdAt' },
        },
      },
    ]);
    if (!sum) return null;
    const { mails, latest } = sum;
    const texts = sum.texts - sum.lost;
    return mails + texts > 0 ? { mails, texts, latest } : null;
  }

  /** Returns the latest sends with which something of a template went out, newest first, at most `limit`. */
  async latestWith(partyId: string, templateId: string, limit: number): Promise<StartedSend[]> {
    const those = { partyId, templateId, ...WENT_OUT };
    const sends = await this.sends.find(those, { createdAt: 1 }).sort({ createdAt: -1 }).limit(limit).lean();
    return sends.map(({ _id, createdAt }) => ({ id: _id, createdAt }));
  }

  /** Returns running and paused sends, and cancelled ones that have not ended, oldest first. */
  async listActive(limit: number): Promise<Pick<SendDocument, '_id' | 'planned' | 'createdAt' | 'state'>[]> {
    const fields = { planned: 1, createdAt: 1, state: 1 };
    const begun = { active: true, state: { $in: BEGUN } };
    return this.sends.find(begun, fields).sort({ createdAt: 1 }).limit(limit).lean();
  }

  /** Returns the party's running, paused or unverified send. */
  async findActive(partyId: string): Promise<SendDocument | null> {
    return this.sends.findOne({ partyId, active: true }).lean();
  }

  /**
   * Mails that have not gone out yet go out in the name of another host, and texts no longer come from the first one's
   * number; changed once.
   */
  async changeStarter(id: string, from: string, to: { id: string; name: string; email: string }): Promise<void> {
    const sender = { 'invitation.hostName': to.name, replyTo: { name: to.name, address: to.email } };
    await this.sends.updateOne({ _id: id, startedBy: from }, { $set: { startedBy: to.id, textFrom: null, ...sender } });
  }

  /** Texts that have not gone out yet come from the product's sender. */
  async forgetTextFrom(id: string): Promise<void> {
    await this.sends.updateOne({ _id: id }, { $set: { textFrom: null } });
  }

  /** Returns what can change while a send is running; null when the send was deleted with its party. */
  async steeringOf(id: string): Promise<Pick<SendDocument, 'state' | 'startedBy' | 'textFrom'> | null> {
    return this.sends.findOne({ _id: id }, { state: 1, startedBy: 1, textFrom: 1 }).lean();
  }

  /** Changes the state; returns false when it was none of `from`, or the send has ended. */
  async steer(partyId: string, id: string, from: readonly SendState[], to: SendState): Promise<boolean> {
    const running = { _id: id, partyId, active: true, state: { $in: [...from] } };
    return (await this.sends.updateOne(running, { $set: { state: to } })).modifiedCount === 1;
  }

  async listPaused(): Promise<string[]> {
    return (await this.sends.find({ active: true, state: 'paused' }, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /** Cancels the running sends of a deleted party. Returns the ids of all its sends. */
  async cancelAll(partyId: string): Promise<string[]> {
    await this.sends.updateMany({ partyId, active: true }, { $set: { state: 'cancelled' } });
    return (await this.sends.find({ partyId }, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  async removeAll(partyId: string): Promise<void> {
    await this.sends.deleteMany({ partyId });
  }

  /** Notes that the plan has no mails for some guests because the sender's mails of the day are used up. */
  async markLimited(id: string): Promise<void> {
    await this.sends.updateOne({ _id: id }, { $set: { limited: true } });
  }

  /**
   * Stored once: when an interrupted plan continues, the audience is smaller, because some guests have been invited
   * meanwhile.
   */
  async noteReached(id: string, reached: number): Promise<void> {
    await this.sends.updateOne({ _id: id, reached: { $exists: false } }, { $set: { reached } });
  }

  /** Also publishes how many texts the send has, if tokens were reserved for it. */
  async markPlanned({ _id, partyId, tokens = 0 }: SendDocument, { total, textTotal = 0 }: SendCounts): Promise<void> {
    const facts = tokens > 0 ? [caused(sendPlanned, { partyId, sendId: _id, texts: textTotal })] : [];
    await this.writer.writeWithFacts(facts, (outbox) =>
      this.sends.updateOne(
        { _id, planned: false },
        { $set: { planned: true, total, textTotal }, $push: { outbox: { $each: outbox } } },
      ),
    );
  }

  /** Ends a planned send; returns true to the one caller whose write ended it. */
  async finish(id: string, counts: SendCounts, endedAt: Date): Promise<boolean> {
    const { textSent = 0, textFailed = 0, textLost = 0, ...others } = counts;
    const ofTexts = counts.textTotal ? { textSent, textFailed, textLost } : {};
    const { modifiedCount } = await this.sends.updateOne(
      { _id: id, active: true, planned: true },
      {
        $set: { ...others, ...ofTexts, endedAt },
        $unset: { active: 1 },
      },
    );
    return modifiedCount === 1;
  }

  /**
   * Corrects the sums of texts of a send that has ended, after the provider has reported a failure late. Texts then only
   * turn from sent to failed or lost, so the order of two corrections does not matter; while a send is running, more
   * texts are sent too.
   */
  async noteTexts(id: string, { textSent = 0, textFailed = 0, textLost = 0 }: SendCounts): Promise<void> {
    const ended = { _id: id, endedAt: { $ne: null } };
    await this.sends.updateOne(ended, { $min: { textSent }, $max: { textFailed, textLost } });
  }

  /**
   * Notes how many texts of a chunk have reached their phones. That number only grows, so that notes may be repeated and
   * arrive in any order.
   */
  async noteDelivered(id: string, n: number, texts: number): Promise<void> {
    await this.sends.updateOne({ _id: id }, { $max: { [`delivered.${n}`]: texts } });
  }

  /** The same of all chunks of a send of an earlier version. */
  async noteAllDelivered(id: string, chunks: readonly (readonly [n: number, texts: number])[]): Promise<void> {
    const delivered = Object.fromEntries(chunks.map(([n, texts]) => [`delivered.${n}`, texts]));
    await this.sends.updateOne({ _id: id }, { $max: delivered, $set: { deliveredKnown: true } });
  }
}

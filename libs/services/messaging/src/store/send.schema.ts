import type { GuestState } from '@festlig/contracts/contacts';
import type { Send, TextsTo } from '@festlig/contracts/messaging';
import type { Invitation } from '@festlig/domain/messaging/invitation-mail';
import type { SendState } from '@festlig/domain/messaging/send-progress';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';
import type { QuotaHolder } from './quota.schema';

export const SENDS = 'Send';

/** Everything a worker needs, as it was when the send was started. */
export interface SendDocument extends WithOutbox {
  _id: string;
  partyId: string;
  templateId: string;
  idempotencyKey: string;
  audience: Send['audience'];
  /**
   * Short ids of the audience `custom`; with a search, the guests it finds except `except`, restricted to those of a state
   * and with a tag. Absent in older sends.
   */
  picked: string[];
  search?: string | null | undefined;
  except?: string[] | undefined;
  guestState?: GuestState | undefined;
  tag?: string | undefined;
  invitation: Invitation;
  /** Path of the party's page, without a leading slash. */
  page: string;
  replyTo: { name: string; address: string };
  /** The host in whose name the mails go out; absent in older sends. */
  startedBy?: string;
  /** Whose daily mails are used, and how many are allowed; null or absent means unlimited. */
  quota?: (QuotaHolder & { limit: number }) | null;
  /** Set when the plan has no mails for some guests because the mails of the day were used up. */
  limited?: boolean;
  /**
   * How many guests in the audience a mail could reach when the plan began, as contacts counts them; only with a
   * quota.
   */
  reached?: number;
  /** The template's text; empty or absent when nobody gets a text. */
  text?: string;
  /** Whether texts were asked for, also where nobody gets one. */
  withTexts?: boolean;
  /** Who of those who want texts gets one; absent in older sends: all. */
  textsTo?: TextsTo;
  /** Short id of the party, in the links of texts; absent in older sends. */
  sid?: string;
  /** The tokens that billing has reserved, which are the most texts that are sent; 0 or absent when nobody gets a text. */
  tokens?: number;
  /** The host's number, when texts come from it; null or absent when they come from the product. */
  textFrom?: string | null;
  /** Whose daily texts are used, and how many are allowed; null or absent means unlimited. */
  textQuota?: (QuotaHolder & { limit: number }) | null;
  /** Alone decides whether workers continue: they read it before each batch. */
  state: SendState;
  /** Set while the send is running, paused or unverified: a party has at most one such send. */
  active?: boolean;
  /** True once all chunks are written and `total` is known. */
  planned: boolean;
  /** Of an unverified send, the mails that its audience made when it was asked for. */
  total: number;
  /** Written once, at the end. */
  sent: number;
  failed: number;
  unsubscribed: number;
  /** See domain/messaging/send-progress; absent in older sends. */
  unsubscribedSince?: number;
  /** The same of texts; absent in older sends. */
  textTotal?: number;
  textSent?: number;
  textFailed?: number;
  textUnsubscribedSince?: number;
  textLost?: number;
  unpaid?: number;
  nothing?: number;
  byText?: number;
  /** How many texts of each chunk have reached their phones, by the chunk's number; a chunk of which none has is absent. */
  delivered?: Record<string, number>;
  /** Whether `delivered` tells of all chunks: from the start, or, of an older send, since it was first read. */
  deliveredKnown?: boolean;
  createdAt: Date;
  endedAt: Date | null;
}

export const sendSchema = new Schema<SendDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    templateId: { type: String, required: true },
    idempotencyKey: { type: String, required: true },
    audience: { type: String, required: true },
    picked: { type: [String], default: [] },
    search: { type: String, default: null },
    except: { type: [String], default: [] },
    guestState: String,
    tag: String,
    state: { type: String, required: true },
    invitation: { type: Schema.Types.Mixed, required: true },
    page: { type: String, required: true },
    replyTo: { type: Schema.Types.Mixed, required: true },
    startedBy: String,
    quota: { type: Schema.Types.Mixed, default: null },
    limited: Boolean,
    reached: Number,
    text: String,
    withTexts: Boolean,
    textsTo: String,
    sid: String,
    tokens: Number,
    textFrom: String,
    textQuota: { type: Schema.Types.Mixed, default: null },
    active: Boolean,
    planned: { type: Boolean, required: true },
    total: { type: Number, required: true },
    sent: { type: Number, required: true },
    failed: { type: Number, required: true },
    unsubscribed: { type: Number, required: true },
    unsubscribedSince: Number,
    textTotal: Number,
    textSent: Number,
    textFailed: Number,
    textUnsubscribedSince: Number,
    textLost: Number,
    unpaid: Number,
    nothing: Number,
    byText: Number,
    delivered: { type: Schema.Types.Mixed },
    deliveredKnown: Boolean,
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'sends' },
);
sendSchema.index({ partyId: 1, idempotencyKey: 1 }, { unique: true });
sendSchema.index({ partyId: 1 }, { name: 'one-running', unique: true, partialFilterExpression: { active: true } });
sendSchema.index({ partyId: 1, createdAt: -1 });
sendSchema.index({ active: 1, state: 1, createdAt: 1 }, { partialFilterExpression: { active: true } });
sendSchema.index({ startedBy: 1 }, { name: 'unverified', partialFilterExpression: { state: 'unverified' } });
addOutbox(sendSchema);

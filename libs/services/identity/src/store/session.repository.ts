import type { NewSession, ShownSession } from '@festlig/contracts/identity';
import { deviceOf } from '@festlig/domain/identity/device-of';
import { isFresh, isUseWritten, sessionEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { type SessionDocument, SESSIONS } from './session.schema';

/** The most sessions of a user that are shown. */
const SHOWN = 50;

/** What a browser is told instead of the digest of a token: the digest of that digest. */
const shownId = (id: string): string => digestOf(`session ${id}`).slice(0, 24);

@Injectable()
export class SessionRepository {
  constructor(
    @InjectModel(SESSIONS) private readonly sessions: Model<SessionDocument>,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the token once and does not store it. A session that is not remembered ends with the browser. Of the
   * `userAgent` only the kinds of browser and system are stored.
   */
  async start(userId: string, remember: boolean, userAgent: string): Promise<z.output<typeof NewSession>> {
    const token = this.ids.token();
    const startedAt = this.clock.now();
    const expiresAt = sessionEnd(startedAt, remember);
    const times = { startedAt, usedAt: startedAt, expiresAt };
    await this.sessions.create({ _id: digestOf(token), userId, ...times, ...deviceOf(userAgent) });
    return { token, expiresAt: remember ? expiresAt.toISOString() : null };
  }

  /**
   * Returns the user of a session that has not ended, and notes that it is used. The time is checked here, because the
   * store's own clean-up can be a minute late.
   */
  async findUserId(token: string): Promise<string | null> {
    const [_id, now] = [digestOf(token), this.clock.now()];
    const session = await this.sessions.findOne({ _id, expiresAt: { $gt: now } }, { userId: 1, usedAt: 1 }).lean();
    if (session && isUseWritten(session.usedAt, now)) await this.sessions.updateOne({ _id }, { $set: { usedAt: now } });
    return session?.userId ?? null;
  }

  /** Returns the user's sessions, those used last first; `token` is that of the present one. */
  async list(userId: string, token: string): Promise<ShownSession[]> {
    const sessions = await this.sessions
      .find({ userId, expiresAt: { $gt: this.clock.now() } })
      .sort({ usedAt: -1 })
      .limit(SHOWN)
      .lean();
    return sessions.map(({ _id, startedAt, usedAt, browser = 'other', system = 'other' }) => ({
      id: shownId(_id),
      browser,
      system,
      startedAt: startedAt?.toISOString() ?? null,
      usedAt: usedAt?.toISOString() ?? null,
      current: _id === digestOf(token),
    }));
  }

  /** Ends the user's session with this shown id. */
  async endShown(userId: string, id: string): Promise<void> {
    const own = await this.sessions.find({ userId }, { _id: 1 }).lean();
    const session = own.find(({ _id }) => shownId(_id) === id);
    if (session) await this.sessions.deleteOne({ _id: session._id, userId });
  }

  /** Ends the user's sessions but this one. */
  async endOthers(userId: string, token: string): Promise<void> {
    await this.sessions.deleteMany({ userId, _id: { $ne: digestOf(token) } });
  }

  /** Whether this is a session of the user that began a short time ago (rule: own-password-or-fresh). */
  async isFresh(token: string, userId: string): Promise<boolean> {
    const now = this.clock.now();
    const session = await this.sessions.findOne({ _id: digestOf(token), userId, expiresAt: { $gt: now } }).lean();
    return session?.startedAt !== undefined && isFresh(session.startedAt, now);
  }

  async end(token: string): Promise<void> {
    await this.sessions.deleteOne({ _id: digestOf(token) });
  }

  /** Ends every session of a user and starts a new one. */
  async restart(userId: string, userAgent: string): Promise<z.output<typeof NewSession>> {
    await this.endAll(userId);
    return this.start(userId, false, userAgent);
  }

  async endAll(userId: string): Promise<void> {
    await this.sessions.deleteMany({ userId });
  }
}

import type { NewSession } from '@festlig/contracts/identity';
import { isFresh, sessionEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { type SessionDocument, SESSIONS } from './session.schema';

@Injectable()
export class SessionRepository {
  constructor(
    @InjectModel(SESSIONS) private readonly sessions: Model<SessionDocument>,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the token once and does not store it. A session that is not remembered ends with the browser. */
  async start(userId: string, remember: boolean): Promise<z.output<typeof NewSession>> {
    const token = this.ids.token();
    const startedAt = this.clock.now();
    const expiresAt = sessionEnd(startedAt, remember);
    await this.sessions.create({ _id: digestOf(token), userId, startedAt, expiresAt });
    return { token, expiresAt: remember ? expiresAt.toISOString() : null };
  }

  /**
   * Returns the user of a session that has not ended. The time is checked here, because the store's own clean-up
   * can be a minute late.
   */
  async findUserId(token: string): Promise<string | null> {
    const session = await this.sessions
      .findOne({ _id: digestOf(token), expiresAt: { $gt: this.clock.now() } }, { userId: 1 })
      .lean();
    return session?.userId ?? null;
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
  async restart(userId: string): Promise<z.output<typeof NewSession>> {
    await this.endAll(userId);
    return this.start(userId, false);
  }

  async endAll(userId: string): Promise<void> {
    await this.sessions.deleteMany({ userId });
  }
}

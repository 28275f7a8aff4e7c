import { type AttemptRule, MAILS_OF_NETWORK, MAILS_OF_USER, MAILS_TO_INBOX } from '@festlig/domain/identity/attempts';
import { inboxOf } from '@festlig/domain/identity/inbox-of';
import { networkOf } from '@festlig/domain/identity/network-of';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { AttemptRepository } from '../store/attempt.repository';
import type { LinkKind } from '../store/user.schema';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A mail about an account, or to a future co-host, that is about to be requested. */
export interface WantedMail {
  kind: LinkKind | 'cohost';
  to: string;
  /** The user who asks, when one is logged in. */
  userId?: string;
  /** The client's network address; empty when unknown, and then not counted. */
  clientAddress: string;
}

/** Limits the mails about accounts, so that nobody can fill other people's inboxes with our mails. */
@Injectable()
export class MailLimit {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts the mail.
   * @throws CallError `too_many_mails`, `too_many_mails_today`
   */
  async claim(mail: WantedMail): Promise<void> {
    const wait = await this.take(mail);
    if (wait > 3 * HOUR) throw new CallError('too_many_mails_today');
    if (wait > 0) throw new CallError('too_many_mails', { minutes: Math.ceil(wait / MINUTE) });
  }

  /** Counts the mail when it is allowed; for calls whose answer must not reveal whether it was sent. */
  async allows(mail: WantedMail): Promise<boolean> {
    return (await this.take(mail)) === 0;
  }

  /**
   * Each kind of mail, and each asking account, is counted on its own: a stranger who fills an inbox with one kind
   * must not prevent its owner from getting the other kind or from registering.
   */
  private take({ kind, to, userId, clientAddress }: WantedMail): Promise<number> {
    const rules: [string, string, AttemptRule][] = [
      ...(clientAddress
        ? [['network', networkOf(clientAddress), MAILS_OF_NETWORK] as [string, string, AttemptRule]]
        : []),
      ...(userId ? [['user', userId, MAILS_OF_USER] as [string, string, AttemptRule]] : []),
      [userId ? `${kind} asked by a user` : kind, inboxOf(to), MAILS_TO_INBOX],
    ];
    const keyed = rules.map(([what, whose, rule]) => [`mail ${what} ${digestOf(whose)}`, rule] as const);
    return this.attempts.takeAll(keyed, this.clock.now());
  }
}

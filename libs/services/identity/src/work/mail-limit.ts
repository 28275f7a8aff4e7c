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

/** A mail about an account, before it is asked for. */
export interface WantedMail {
  kind: LinkKind;
  to: string;
  /** Who asks, where somebody is logged in. */
  userId?: string;
  /** Where from; empty = it is not counted. */
  clientAddress: string;
}

/** So that nobody fills an inbox with our mails: neither a stranger's nor many of them. */
@Injectable()
export class MailLimit {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts the mail. @throws CallError `too_many_mails`, `too_many_mails_today` */
  async claim(mail: WantedMail): Promise<void> {
    const wait = await this.take(mail);
    if (wait > 3 * HOUR) throw new CallError('too_many_mails_today');
    if (wait > 0) throw new CallError('too_many_mails', { minutes: Math.ceil(wait / MINUTE) });
  }

  /** Counts the mail where it may go out; for answers that must not tell whether it did. */
  async allows(mail: WantedMail): Promise<boolean> {
    return (await this.take(mail)) === 0;
  }

  /**
   * Counted apart: who fills an inbox with one kind must not keep its owner from the other, nor an account that asks for
   * many addresses of it from signing up with it.
   */
  private async take({ kind, to, userId, clientAddress }: WantedMail): Promise<number> {
    const rules: [string, string, AttemptRule][] = [
      ...(clientAddress
        ? [['network', networkOf(clientAddress), MAILS_OF_NETWORK] as [string, string, AttemptRule]]
        : []),
      ...(userId ? [['user', userId, MAILS_OF_USER] as [string, string, AttemptRule]] : []),
      [userId ? `${kind} asked by a user` : kind, inboxOf(to), MAILS_TO_INBOX],
    ];
    for (const [what, whose, rule] of rules) {
      const wait = await this.attempts.take(`mail ${what} ${digestOf(whose)}`, rule, this.clock.now());
      if (wait > 0) return wait;
    }
    return 0;
  }
}

import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { MailLimit } from '../../work/mail-limit';

type ClaimMail = typeof identity.calls.claimMail;

@Handles(identity.calls.claimMail)
export class ClaimMailHandler implements Handler<ClaimMail> {
  constructor(private readonly limit: MailLimit) {}

  async handle({ kind, userId, to }: InputOf<ClaimMail>): Promise<OutputOf<ClaimMail>> {
    await this.limit.claim({ kind, to, userId, clientAddress: '' });
    return { done: true };
  }
}

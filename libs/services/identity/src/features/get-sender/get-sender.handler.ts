import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { inboxHash } from '@festlig/domain/identity/inbox-of';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UserRepository } from '../../store/user.repository';

type GetSender = typeof identity.calls.getSender;

@Handles(identity.calls.getSender)
export class GetSenderHandler implements Handler<GetSender> {
  constructor(private readonly users: UserRepository) {}

  async handle({ userId }: InputOf<GetSender>): Promise<OutputOf<GetSender>> {
    const sender = await this.users.findSender(userId);
    if (!sender) throw new CallError<GetSender>('not_found');
    const { createdAt, dailyMails, email } = sender;
    return { createdAt: createdAt.toISOString(), dailyMails, inbox: inboxHash(email) };
  }
}

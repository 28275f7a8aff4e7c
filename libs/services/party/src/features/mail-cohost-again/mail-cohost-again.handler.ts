import type { InputOf } from '@festlig/contracts/define';
import { type CohostInvite, party } from '@festlig/contracts/party';
import { mailedAgain } from '@festlig/domain/party/cohosts';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Accounts } from '../../neighbours/accounts';
import { CohostRepository } from '../../store/cohost.repository';
import { PartyRepository } from '../../store/party.repository';
import { shownCohost } from '../../work/shown-cohost';
import { ShownParty } from '../../work/shown-party';

type MailCohostAgain = typeof party.calls.mailCohostAgain;

@Handles(party.calls.mailCohostAgain)
export class MailCohostAgainHandler implements Handler<MailCohostAgain> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly shown: ShownParty,
    private readonly cohosts: CohostRepository,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async handle({ inviteId }: InputOf<MailCohostAgain>, context: ContextOf<MailCohostAgain>): Promise<CohostInvite> {
    const { user, party } = context;
    if (!user.email_verified) throw new CallError<MailCohostAgain>('email_not_verified');
    const stored = await this.parties.find(party.id);
    if (!stored) throw new CallError<MailCohostAgain>('not_found');
    this.shown.require('cohosts', stored);
    const hosts = await this.cohosts.find(party.id);
    const invite = hosts?.cohosts.find(({ id }) => id === inviteId);
    if (!hosts || !invite) throw new CallError<MailCohostAgain>('not_found');
    const now = this.clock.now();
    const { refused } = mailedAgain(hosts, inviteId, now);
    if (refused) throw new CallError<MailCohostAgain>(refused);
    await this.accounts.claimCohostMail(user.id, invite.email);
    const cohosts = await this.cohosts.change(party.id, {
      decide: (current) => mailedAgain(current, inviteId, now),
      mailed: inviteId,
    });
    return shownCohost(cohosts.find(({ id }) => id === inviteId) ?? invite, user, party.role);
  }
}

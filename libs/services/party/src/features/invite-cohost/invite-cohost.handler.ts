import type { InputOf } from '@festlig/contracts/define';
import { type CohostInvite, COHOSTS_MAX, party } from '@festlig/contracts/party';
import { cohostLinkEnd, invited } from '@festlig/domain/party/cohosts';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Accounts } from '../../neighbours/accounts';
import { CohostRepository } from '../../store/cohost.repository';
import { PartyRepository } from '../../store/party.repository';
import { CohostLinks } from '../../work/cohost-links';
import { shownCohost } from '../../work/shown-cohost';
import { ShownParty } from '../../work/shown-party';

type InviteCohost = typeof party.calls.inviteCohost;

@Handles(party.calls.inviteCohost)
export class InviteCohostHandler implements Handler<InviteCohost> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly cohosts: CohostRepository,
    private readonly shown: ShownParty,
    private readonly accounts: Accounts,
    private readonly links: CohostLinks,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle({ email }: InputOf<InviteCohost>, context: ContextOf<InviteCohost>): Promise<CohostInvite> {
    const { user, party } = context;
    if (!user.email_verified) throw new CallError<InviteCohost>('email_not_verified');
    if (email === user.email) throw new CallError<InviteCohost>('own_address');
    const stored = await this.parties.find(party.id);
    if (!stored) throw new CallError<InviteCohost>('not_found');
    this.shown.require('cohosts', stored);
    const id = this.ids.id();
    const now = this.clock.now();
    const digest = this.links.digestOf(party.id, id);
    const invite = { id, email, digest, user: null, notices: true, createdAt: now, expiresAt: cohostLinkEnd(now) };
    // Checked before the mail is counted, and again when the invitation is written.
    const hosts = await this.cohosts.find(party.id);
    const refused = hosts && invited(hosts, invite).refused;
    if (refused) throw new CallError<InviteCohost>(refused, { maximum: COHOSTS_MAX });
    await this.accounts.claimCohostMail(user.id, email);
    await this.cohosts.change(party.id, {
      decide: (current) => invited(current, invite),
      mailed: id,
    });
    return shownCohost(invite, user, party.role);
  }
}

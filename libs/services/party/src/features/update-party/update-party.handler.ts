import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import { changedDateProblem, deadlineAfter } from '@festlig/domain/party/dates';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { sanitiseHostHtml } from '../../adapters/host-html';
import { PartyRepository, type PartyChanges, type StoredParty } from '../../store/party.repository';

type UpdateParty = typeof party.calls.updateParty;
type Edits = Omit<InputOf<UpdateParty>, 'partyId'>;

@Handles(party.calls.updateParty)
export class UpdatePartyHandler implements Handler<UpdateParty> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ partyId: _ref, ...edits }: InputOf<UpdateParty>, context: ContextOf<'editor'>): Promise<Party> {
    const { id, role } = context.party;
    const current = await this.parties.find(id);
    const updated = current && (await this.parties.update(id, this.changes(current, edits)));
    if (!updated) throw new CallError('not_found');
    return { ...updated, isOwner: role === 'owner', isCohost: role === 'editor' };
  }

  private changes(current: StoredParty, { body, description, date, suDate, ...plain }: Edits): PartyChanges {
    const problem = date === undefined ? null : changedDateProblem(current, date, this.clock.now());
    if (problem) throw new CallError(problem);
    const changes = {
      ...plain,
      ...(body === undefined ? {} : { body: sanitiseHostHtml(body) }),
      ...(description === undefined ? {} : { description: sanitiseHostHtml(description) }),
      ...(date === undefined ? {} : { date }),
      ...(suDate === undefined ? {} : { suDate, rsvpDeadlineEnabled: deadlineAfter(current, suDate) }),
    };
    return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  }
}

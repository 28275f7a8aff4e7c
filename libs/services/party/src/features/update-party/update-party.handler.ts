import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import { calendarChanged } from '@festlig/domain/party/calendar';
import { changedDateProblem, deadlineAfter, isZone } from '@festlig/domain/party/dates';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { keptHtml } from '../../adapters/host-html';
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
    if (!current) throw new CallError('not_found');
    const changes = this.changes(current, edits);
    const updated = await this.parties.update(id, changes, { sequence: calendarChanged(current, changes) ? 1 : 0 });
    if (!updated) throw new CallError('not_found');
    return { ...updated, isOwner: role === 'owner', isCohost: role === 'editor' };
  }

  private changes(current: StoredParty, { body, description, date, zone, suDate, ...plain }: Edits): PartyChanges {
    if (zone !== undefined && !isZone(zone)) throw new CallError('invalid', {}, 'zone');
    const moment = { date: date ?? current.date, zone: zone ?? current.zone };
    const problem = changedDateProblem(current, moment, this.clock.now());
    if (problem) throw new CallError(problem);
    const changes = {
      ...plain,
      ...(body === undefined ? {} : { body: keptHtml('body', body) }),
      ...(description === undefined ? {} : { description: keptHtml('description', description) }),
      ...(date === undefined ? {} : { date }),
      ...(zone === undefined ? {} : { zone }),
      ...(suDate === undefined ? {} : { suDate, rsvpDeadlineEnabled: deadlineAfter(current, suDate) }),
    };
    return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  }
}

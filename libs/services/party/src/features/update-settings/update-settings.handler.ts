import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import { deadlineAfter } from '@festlig/domain/party/dates';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository, type PartyChanges, type StoredParty } from '../../store/party.repository';

type UpdateSettings = typeof party.calls.updateSettings;
type Settings = Omit<InputOf<UpdateSettings>, 'partyId'>;

@Handles(party.calls.updateSettings)
export class UpdateSettingsHandler implements Handler<UpdateSettings> {
  constructor(private readonly parties: PartyRepository) {}

  async handle({ partyId: _ref, ...settings }: InputOf<UpdateSettings>, context: ContextOf<'editor'>): Promise<Party> {
    const { id, role } = context.party;
    const current = await this.parties.find(id);
    const updated = current && (await this.parties.update(id, this.changes(current, settings)));
    if (!updated) throw new CallError('not_found');
    return { ...updated, isOwner: role === 'owner', isCohost: role === 'editor' };
  }

  private changes(current: StoredParty, settings: Settings): PartyChanges {
    const suDate = settings.suDate === undefined ? current.suDate : settings.suDate;
    const chosen = settings.rsvpDeadlineEnabled ?? deadlineAfter(current, suDate);
    const changes = { ...settings, rsvpDeadlineEnabled: chosen && suDate !== null };
    return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  }
}

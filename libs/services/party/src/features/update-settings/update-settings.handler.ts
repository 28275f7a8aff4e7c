import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import type { User } from '@festlig/contracts/identity';
import { checkDeadline, checkLinks, checkPhotosDate } from '@festlig/domain/party/check-settings';
import { deadlineAfter } from '@festlig/domain/party/dates';
import { featuresAskedFor } from '@festlig/domain/party/asks-more';
import { Clock } from '@festlig/platform/clock';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { AddressTaken, type StoredParty } from '../../store/party.repository';
import { checkNewSlug } from '../../work/new-slug';
import { PartyEdits, type WantedChanges } from '../../work/party-edits';
import { ShownParty } from '../../work/shown-party';

type UpdateSettings = typeof party.calls.updateSettings;
type Settings = Omit<InputOf<UpdateSettings>, 'partyId' | 'ifMatch'>;

/** Omitted fields keep their values (rules: settings-partly, party-reply-rules). */
@Handles(party.calls.updateSettings)
export class UpdateSettingsHandler implements Handler<UpdateSettings> {
  constructor(
    private readonly edits: PartyEdits,
    private readonly shown: ShownParty,
    private readonly clock: Clock,
  ) {}

  async handle(
    { partyId: _, ifMatch, ...settings }: InputOf<UpdateSettings>,
    context: ContextOf<UpdateSettings>,
  ): Promise<Party> {
    const { id, role } = context.party;
    const updated = await this.edits
      .save(id, {
        basedOn: ifMatch,
        given: Object.keys(settings),
        changesOf: (current) => this.changes(current, settings, context.user),
      })
      .catch((error: unknown) => {
        throw error instanceof AddressTaken ? new CallError<UpdateSettings>('slug_taken') : error;
      });
    return this.shown.to(role, updated);
  }

  private changes(current: StoredParty, settings: Settings, user: User): WantedChanges {
    for (const feature of featuresAskedFor(current, settings)) this.shown.require(feature, current);
    if (settings.slug) checkNewSlug(current, settings.slug);
    if (settings.smsUseSenderNumber && !current.smsUseSenderNumber && !user.phone_verified)
      throw new CallError<UpdateSettings>('phone_not_verified', {}, 'smsUseSenderNumber');
    const { actions, photosEnabledDate, rsvpDeadlineEnabled, ...plain } = settings;
    const suDate = settings.suDate === undefined ? current.suDate : settings.suDate;
    const links = actions && Object.entries(actions).map(([address, label]) => ({ address, label }));
    throwProblems<UpdateSettings>({
      ...checkPhotosDate(photosEnabledDate, current.photosEnabledDate, this.clock.now()),
      ...checkDeadline({ rsvpDeadlineEnabled: rsvpDeadlineEnabled ?? false, suDate }, current.suDate, current),
      ...checkLinks(links ?? []),
    });
    const opens = photosEnabledDate ? new Date(photosEnabledDate).toISOString() : photosEnabledDate;
    const deadline = rsvpDeadlineEnabled ?? deadlineAfter(current, suDate);
    return { ...plain, actions: links, photosEnabledDate: opens, rsvpDeadlineEnabled: deadline };
  }
}

import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import { checkParty } from '@festlig/domain/party/check-party';
import { inOrder } from '@festlig/domain/party/programme';
import { deadlineAfter } from '@festlig/domain/party/dates';
import { Clock } from '@festlig/platform/clock';
import { throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Places } from '../../adapters/places';
import { Pictures } from '../../neighbours/pictures';
import type { StoredParty } from '../../store/party.repository';
import { keptHtml } from '../../work/host-html';
import { located } from '../../work/located';
import { PartyEdits, type WantedChanges } from '../../work/party-edits';
import { ShownParty } from '../../work/shown-party';

type UpdateParty = typeof party.calls.updateParty;
type Edits = Omit<InputOf<UpdateParty>, 'partyId' | 'ifMatch'>;

/** In the order of time, with moments as they are read again, so that the same programme is no change. */
const stored = (programme: NonNullable<Edits['programme']>) =>
  inOrder(programme).map((item) => ({ ...item, date: new Date(item.date).toISOString() }));

@Handles(party.calls.updateParty)
export class UpdatePartyHandler implements Handler<UpdateParty> {
  constructor(
    private readonly edits: PartyEdits,
    private readonly shown: ShownParty,
    private readonly pictures: Pictures,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async handle(
    { partyId: _, ifMatch, body, description, ...others }: InputOf<UpdateParty>,
    context: ContextOf<UpdateParty>,
  ): Promise<Party> {
    const { id, role } = context.party;
    const texts = {
      ...(body === undefined ? {} : { body: keptHtml('body', body, id) }),
      ...(description === undefined ? {} : { description: keptHtml('description', description, id) }),
    };
    const { location } = others;
    const [place] = await Promise.all([
      location && located(this.places, location),
      this.pictures.keep(id, { ...others, ...texts }),
    ]);
    const edits: Edits = { ...others, ...texts, ...(place ? { location: place } : {}) };
    const updated = await this.edits.save(id, {
      basedOn: ifMatch,
      given: Object.keys(edits),
      changesOf: (current) => this.changes(current, edits),
    });
    return this.shown.to(role, updated);
  }

  /** The texts are cleaned. */
  private changes(current: StoredParty, edits: Edits): WantedChanges {
    const { date, zone, suDate, endDate, programme, ...plain } = edits;
    const dates = {
      date: date ?? current.date,
      zone: zone ?? current.zone,
      suDate: suDate === undefined ? current.suDate : suDate,
      endDate: endDate === undefined ? current.endDate : endDate,
      programme: programme ?? current.programme,
    };
    throwProblems<UpdateParty>(checkParty({ ...edits, ...dates }, current, this.clock.now()));
    return {
      ...plain,
      ...(date === undefined ? {} : { date: new Date(date).toISOString() }),
      ...(zone === undefined ? {} : { zone }),
      ...(endDate === undefined ? {} : { endDate: endDate && new Date(endDate).toISOString() }),
      ...(programme === undefined ? {} : { programme: stored(programme) }),
      ...(suDate === undefined ? {} : { suDate, rsvpDeadlineEnabled: deadlineAfter(current, suDate) }),
    };
  }
}

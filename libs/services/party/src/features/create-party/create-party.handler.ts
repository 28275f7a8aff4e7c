import type { InputOf } from '@festlig/contracts/define';
import { party, type Party } from '@festlig/contracts/party';
import { checkParty } from '@festlig/domain/party/check-party';
import { inOrder } from '@festlig/domain/party/programme';
import { newReplySettings } from '@festlig/domain/party/usual-settings';
import { Clock } from '@festlig/platform/clock';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Places } from '../../adapters/places';
import { Pictures } from '../../neighbours/pictures';
import { MOST_PARTIES, PartyRepository } from '../../store/party.repository';
import { keptHtml } from '../../work/host-html';
import { located } from '../../work/located';
import { ShownParty } from '../../work/shown-party';

type CreateParty = typeof party.calls.createParty;

@Handles(party.calls.createParty)
export class CreatePartyHandler implements Handler<CreateParty> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly shown: ShownParty,
    private readonly pictures: Pictures,
    private readonly places: Places,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async handle(input: InputOf<CreateParty>, { user }: ContextOf<CreateParty>): Promise<Party> {
    throwProblems<CreateParty>(checkParty(input, null, this.clock.now()));
    const id = this.ids.id();
    const texts = {
      body: keptHtml('body', input.body, id),
      description: keptHtml('description', input.description, id),
    };
    const [location] = await Promise.all([
      located(this.places, input.location),
      this.pictures.keep(id, { heroImage: input.heroImage, ...texts }),
    ]);
    const created = await this.parties.create({
      ...input,
      ...texts,
      location,
      programme: inOrder(input.programme),
      id,
      ownerId: user.id,
      hostName: user.name,
      plan: 'free',
      ...newReplySettings,
      rsvpDeadlineEnabled: input.suDate !== null,
    });
    if (!created) throw new CallError<CreateParty>('too_many_parties', { maximum: MOST_PARTIES });
    return this.shown.to('owner', created);
  }
}

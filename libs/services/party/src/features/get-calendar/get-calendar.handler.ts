import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { partyCalendar } from '@festlig/domain/party/calendar';
import { partyLink } from '@festlig/domain/web/party-link';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PartyRepository } from '../../store/party.repository';

type GetCalendar = typeof party.calls.getCalendar;

@Handles(party.calls.getCalendar)
export class GetCalendarHandler implements Handler<GetCalendar> {
  constructor(
    private readonly parties: PartyRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async handle(
    { item, cid, rid }: InputOf<GetCalendar>,
    context: ContextOf<GetCalendar>,
  ): Promise<OutputOf<GetCalendar>> {
    const found = await this.parties.find(context.party.id);
    if (!found) throw new CallError<GetCalendar>('not_found');
    const { SHORT_URL, PUBLIC_URL } = this.config.values;
    const keys = { ...(cid === undefined ? {} : { cid }), ...(rid === undefined ? {} : { rid }) };
    const url = partyLink(found, SHORT_URL ?? PUBLIC_URL, keys);
    const text = partyCalendar({ ...found, url }, found.sequence, this.clock.now(), item);
    if (text === null) throw new CallError<GetCalendar>('not_found');
    return { text, next: null };
  }
}

import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { MessagingConfig } from '../../config';
import { GuestList } from '../../neighbours/guest-list';
import { PartyDirectory } from '../../neighbours/party-directory';
import { MailComposer } from '../../work/mail-composer';
import { textFrom } from '../../work/text-from';

type GetTextSample = typeof messaging.calls.getTextSample;

/** The sample guest where nobody gets a text; the short id is as long as all are. */
const NOBODY = { name: 'Anna', sid: 'abcd1234' };

/** The editor finishes the text itself while it is typed, by the same rules as the service (rule: text-preview). */
@Handles(messaging.calls.getTextSample)
export class GetTextSampleHandler implements Handler<GetTextSample> {
  constructor(
    private readonly parties: PartyDirectory,
    private readonly guests: GuestList,
    private readonly composer: MailComposer,
    private readonly config: MessagingConfig,
  ) {}

  async handle(
    whom: InputOf<GetTextSample>,
    { party, user }: ContextOf<GetTextSample>,
  ): Promise<OutputOf<GetTextSample>> {
    const [described, longest] = await Promise.all([
      this.parties.describe(party.id),
      this.guests.longestTexted({ ...whom, partyId: party.id }),
    ]);
    const { name, sid } = longest ?? NOBODY;
    return {
      name,
      isMadeUp: longest === null,
      link: this.composer.guestUrl(described.sid, { cid: sid }),
      from: textFrom(described, user) ?? this.config.values.TEXT_FROM,
    };
  }
}

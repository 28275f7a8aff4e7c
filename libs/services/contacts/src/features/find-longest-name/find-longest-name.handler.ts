import { AUDIENCE_PAGE_SIZE, contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { getsOf } from '@festlig/domain/contacts/recipients';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { Reach, toAddressed } from '../../work/reach';

type FindLongestName = typeof contacts.calls.findLongestName;

/**
 * Compares the first guests who get a text, as many as are read at once, so that no request reads a whole list (rules:
 * text-preview, nothing-reads-a-whole-list).
 */
@Handles(contacts.calls.findLongestName)
export class FindLongestNameHandler implements Handler<FindLongestName> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly reach: Reach,
  ) {}

  async handle({ texts, guestState: state, ...whom }: InputOf<FindLongestName>): Promise<OutputOf<FindLongestName>> {
    if (texts === 'none') return { guest: null };
    const { people } = await this.audiences.listTexted({ ...whom, state, texts }, null, AUDIENCE_PAGE_SIZE);
    const texted = (await this.reach.of(people)).filter((person) => getsOf(toAddressed(person), texts).text);
    const [longest] = texted.toSorted((one, other) => other.name.length - one.name.length);
    return { guest: longest ? { name: longest.name, sid: longest.sid } : null };
  }
}

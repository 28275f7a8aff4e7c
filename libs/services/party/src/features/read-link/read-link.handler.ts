import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { LinkReader } from '../../adapters/link-reader';

type ReadLink = typeof party.calls.readLink;

/** Every failure is told in the same way (rule: wish-metadata). */
@Handles(party.calls.readLink)
export class ReadLinkHandler implements Handler<ReadLink> {
  constructor(private readonly links: LinkReader) {}

  async handle({ link }: InputOf<ReadLink>): Promise<OutputOf<ReadLink>> {
    const found = await this.links.read(link);
    if (!found) throw new CallError<ReadLink>('link_unreachable');
    return found;
  }
}

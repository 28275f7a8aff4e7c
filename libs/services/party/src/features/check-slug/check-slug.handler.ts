import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { slugProblem } from '@festlig/domain/party/check-slug';
import { PartyRepository } from '../../store/party.repository';
import { newSlugProblem } from '../../work/new-slug';

type CheckSlug = typeof party.calls.checkSlug;

/** Another host can take the address before it is saved, so saving it decides (rule: slug-check). */
@Handles(party.calls.checkSlug)
export class CheckSlugHandler implements Handler<CheckSlug> {
  constructor(private readonly parties: PartyRepository) {}

  async handle({ slug }: InputOf<CheckSlug>, context: ContextOf<CheckSlug>): Promise<OutputOf<CheckSlug>> {
    const { id } = context.party;
    const found = await this.parties.find(id);
    if (!found) throw new CallError<CheckSlug>('not_found');
    const isOwn = found.addresses.includes(slug);
    const problem = isOwn ? null : (slugProblem(slug) ?? newSlugProblem(found, slug));
    if (problem) return { problem };
    const holder = await this.parties.holderOf(slug);
    return { problem: holder === null || holder === id ? null : 'slug_taken' };
  }
}

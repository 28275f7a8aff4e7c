import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { classifyTexts } from '../queues';
import { CountRepository } from '../store/count.repository';
import { LegacyContactRepository } from '../store/legacy-contact.repository';
import { TextStandingRepository } from '../store/text-standing.repository';

/**
 * Lets a party's counts, and the index that searches are counted in, say whom texts reach, when an earlier version has
 * stored its guests.
 */
@Processes(classifyTexts)
export class TextsJob implements JobHandler<typeof classifyTexts> {
  constructor(
    private readonly guests: TextStandingRepository,
    private readonly legacy: LegacyContactRepository,
    private readonly counts: CountRepository,
  ) {}

  async run({ partyId }: JobDataOf<typeof classifyTexts>): Promise<void> {
    await this.guests.classify(partyId);
    await this.legacy.correctReach(partyId);
    await this.counts.noteChecked(partyId);
  }
}

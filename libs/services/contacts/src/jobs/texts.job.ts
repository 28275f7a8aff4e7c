import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { classifyTexts } from '../queues';
import { CountRepository } from '../store/count.repository';
import { TextStandingRepository } from '../store/text-standing.repository';

/** Lets a party's counts say whom texts reach, when a version that sent none has stored its guests. */
@Processes(classifyTexts)
export class TextsJob implements JobHandler<typeof classifyTexts> {
  constructor(
    private readonly guests: TextStandingRepository,
    private readonly counts: CountRepository,
  ) {}

  async run({ partyId }: JobDataOf<typeof classifyTexts>): Promise<void> {
    await this.guests.classify(partyId);
    await this.counts.noteCheckedForTexts(partyId);
  }
}

import type { AudienceMember } from '@festlig/contracts/contacts';
import { nextAsk } from '@festlig/domain/messaging/unknown-text';
import { Clock } from '@festlig/platform/clock';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { askForTexts } from '../queues';
import type { UnknownText } from '../store/chunk.schema';
import { RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';
import { TextChunkRepository } from '../store/text-chunk.repository';
import { ReportIntake } from '../work/report-intake';
import { Texting } from '../work/texting';

/** Milliseconds until a provider that does not answer is asked again for a text that is older than a day. */
const HOUR = 3_600_000;
/** Texts that the provider is asked for at the same time. */
const ASKED = 10;

/** Asks the provider for the texts of a chunk to which it gave no answer; they are never sent again (rule: texts-in-doubt). */
@Processes(askForTexts)
export class UnknownTextJob implements JobHandler<typeof askForTexts> {
  constructor(
    private readonly texts: TextChunkRepository,
    private readonly sends: SendRepository,
    private readonly recipients: RecipientsRepository,
    private readonly reports: ReportIntake,
    private readonly texting: Texting,
    private readonly clock: Clock,
  ) {}

  async run({ chunkId }: JobDataOf<typeof askForTexts>): Promise<void> {
    const chunk = await this.texts.findToAsk(chunkId);
    const send = chunk && (await this.sends.find(chunk.sendId));
    if (!chunk || !send) return;
    const entries = await this.recipients.entries(chunk.sendId, chunk.n);
    const due = (chunk.unknown ?? []).filter(({ askAt }) => askAt <= this.clock.now());
    for (let first = 0; first < due.length; first += ASKED) {
      await Promise.all(due.slice(first, first + ASKED).map((text) => this.ask(send, chunkId, text, entries)));
    }
    await this.planNext(chunkId);
  }

  private async ask(
    send: SendDocument,
    chunkId: string,
    { index, since }: UnknownText,
    entries: readonly AudienceMember[],
  ): Promise<void> {
    const entry = entries[index];
    if (!entry) return;
    const found = await this.texting.find(this.texting.textOf(send, chunkId, index, entry), since);
    const isGivenUp = found.outcome === 'missing' && nextAsk(since, this.clock.now()) === null;
    if (found.outcome === 'found') await this.reports.found(chunkId, index, found.report);
    else if (isGivenUp) await this.reports.giveUp(chunkId, index);
  }

  private async planNext(chunkId: string): Promise<void> {
    const now = this.clock.now();
    const again = (text: UnknownText) => ({
      ...text,
      askAt: nextAsk(text.since, now) ?? new Date(now.getTime() + HOUR),
    });
    const chunk = await this.texts.findToAsk(chunkId);
    const unknown = (chunk?.unknown ?? []).map((text) => (text.askAt <= now ? again(text) : text));
    if (chunk) await this.texts.askAgain(chunkId, chunk.revision ?? 0, unknown);
  }
}

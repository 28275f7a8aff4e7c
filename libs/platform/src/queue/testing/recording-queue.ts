import type { JobDataOf, JobDeclaration } from '../job';
import type { AddOptions, Queue } from '../queue';

/** What was put into the queue. */
export interface Added extends AddOptions {
  job: string;
  data: unknown;
  /** It had to be there, whether it was or not. */
  ensured: boolean;
}

/** The queue of tests: it keeps what is put into it, and runs nothing. */
export class RecordingQueue implements Pick<Queue, 'add' | 'ensure'> {
  readonly added: Added[] = [];
  /** Why nothing is taken; null while it is. */
  fault: Error | null = null;

  /** The ids of the jobs, as they came. */
  get ids(): (string | undefined)[] {
    return this.added.map(({ id }) => id);
  }

  async add<J extends JobDeclaration>(job: J, data: JobDataOf<J>, options: AddOptions = {}): Promise<void> {
    this.put({ job: job.name, data, ensured: false, ...options });
  }

  async ensure<J extends JobDeclaration>(job: J, data: JobDataOf<J>, id: string): Promise<void> {
    this.put({ job: job.name, data, ensured: true, id });
  }

  forget(): void {
    this.added.length = 0;
  }

  private put(added: Added): void {
    if (this.fault) throw this.fault;
    this.added.push(added);
  }
}

import type { JobDataOf, JobDeclaration } from '../job';
import type { AddOptions, Queue } from '../queue';

/** A job that was added to the queue. */
export interface Added extends AddOptions {
  job: string;
  data: unknown;
  /** True when it was added by `ensure`. */
  ensured: boolean;
}

/** The queue of tests: it records the jobs and runs none. */
export class RecordingQueue implements Pick<Queue, 'add' | 'ensure'> {
  readonly added: Added[] = [];
  /** Thrown by every call while it is not null. */
  fault: Error | null = null;

  /** The ids of the jobs in the order in which they were added. */
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

import { CommandError } from '../command-error';

/** The most bytes a stage may keep in memory, as in MongoDB without the use of the disk. */
export const MAX_BYTES = 100 * 1024 * 1024;

/** @throws CommandError 292 when a stage keeps more than the limit, because nothing is kept on disk. */
export function withinMemory(stage: string, bytes: number): void {
  if (bytes > MAX_BYTES)
    throw new CommandError(
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `${stage} exceeded memory limit of ${MAX_BYTES} bytes; this server keeps nothing on disk`,
    );
}

import { CommandError } from '../command-error';

/** What a stage may keep, as MongoDB's that may not use the disk. */
export const MAX_BYTES = 100 * 1024 * 1024;

/** @throws CommandError 292 when a stage keeps more than it may, as nothing is kept on disk. */
export function withinMemory(stage: string, bytes: number): void {
  if (bytes > MAX_BYTES)
    throw new CommandError(
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `${stage} exceeded memory limit of ${MAX_BYTES} bytes; this server keeps nothing on disk`,
    );
}

import type { Fact } from '@festlig/contracts/define';
import { InvalidInput } from '../errors';
import { deadTopic } from './bus';

/** The data of a message in the dead-letter topic. */
export interface DeadLetter {
  fact: Fact;
  /** The consumer group that could not handle it. */
  group: string;
  /** Error name and message of the last try. Like the fact, it may quote personal data. */
  reason: string;
  /** Summary of the error without personal data: its kind, its code and its position in the code. */
  summary: string;
  /** When the fact was set aside, ISO 8601 UTC. */
  at: string;
}

/** Kind, code and position of an error. Leaves out the message, which can quote a document. */
function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const fields =
    error instanceof InvalidInput ? Object.entries(error.fields).map(([field, entry]) => `${field} ${entry.code}`) : [];
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  const parts = [error.constructor.name, code, fields.join(', '), frame?.trim()];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

/** Wraps a fact that cannot be handled in a fact of the dead-letter topic, with the same id and key. */
export function deadLetterOf({ only: _, ...fact }: Fact, group: string, error: unknown): Fact<DeadLetter> {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const deadLetter: DeadLetter = { fact, group, reason, summary: summaryOf(error), at: new Date().toISOString() };
  return { ...fact, type: deadTopic(fact.type), data: deadLetter };
}

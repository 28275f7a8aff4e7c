import { PHOTO_BYTES } from '@festlig/contracts/media/photo-limits';
import { fileProblem } from '@festlig/domain/media/check-file';
import type { CodedError } from '../../../lib/coded-error';
import { isOver, type Queue, type QueuedFile } from './queue.model';

/** The queue in one line. */
export interface Progress {
  total: number;
  /** Files of which every byte has arrived, whether they are in the gallery yet or not. */
  sent: number;
  /** Files that are in the gallery, and those of them that guests do not see. */
  ready: number;
  hidden: number;
  refused: number;
  /** The share of all bytes that has arrived, 0 to 1. */
  share: number;
  /** Whether anything is still to be done. */
  isGoing: boolean;
  /** Whether something would be lost or delayed with this tab. */
  isSending: boolean;
  /** How long the rest takes to send, rounded up; null = not known, or all is sent. */
  minutesLeft: number | null;
}

/** The part of the work that is done when the last byte is sent; the rest is the server's. */
const SENT = 0.95;

function shareOf({ step }: QueuedFile): number {
  if (step.is === 'sending') return step.share * SENT;
  if (step.is === 'reading') return SENT;
  return step.is === 'ready' || step.is === 'refused' ? 1 : 0;
}

export function progressOf({ files, rate, isPaused, isOnline, hold }: Queue): Progress {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const done = files.reduce((sum, file) => sum + file.bytes * shareOf(file), 0);
  const ready = files.filter(({ step }) => step.is === 'ready').length;
  const refused = files.filter(({ step }) => step.is === 'refused').length;
  const isSending = hold === null && files.some(({ step }) => !isOver({ step }) && step.is !== 'reading');
  const isMoving = isSending && !isPaused && isOnline;
  return {
    total: files.length,
    sent: files.filter(({ step }) => step.is === 'ready' || step.is === 'reading').length,
    ready,
    hidden: files.filter(({ step }) => step.is === 'ready' && !step.isPublic).length,
    refused,
    share: bytes === 0 ? 0 : done / bytes,
    isGoing: ready + refused < files.length,
    isSending,
    minutesLeft: rate === null || !isMoving ? null : Math.ceil((bytes - done) / rate / 60),
  };
}

const ATTENTION: Partial<Record<QueuedFile['step']['is'], number>> = { refused: -1, ready: 1 };

/** The files as they are listed: first those that were refused, which somebody has to know; those in the gallery last. */
export const listed = (files: readonly QueuedFile[]): QueuedFile[] =>
  files.toSorted((one, other) => (ATTENTION[one.step.is] ?? 0) - (ATTENTION[other.step.is] ?? 0));

/** Why a chosen file is not added to the queue. */
export const refusalOf = (file: Pick<File, 'type' | 'size'>): CodedError | null => fileProblem(file, PHOTO_BYTES);

import type { CodedError } from '../../../lib/coded-error';

/** How far a chosen file is. */
export type Step =
  | { is: 'waiting' }
  /** Read, reduced and announced. */
  | { is: 'preparing' }
  | { is: 'sending'; share: number }
  /** The server reads it. */
  | { is: 'reading'; photoId: string }
  /** In the gallery; `isPublic`: guests see it. */
  | { is: 'ready'; photoId: string; isPublic: boolean }
  /** It did not get through and is tried again by itself at `at`, in milliseconds. */
  | { is: 'later'; error: CodedError; at: number }
  /** It does not become a photo unless somebody does something. */
  | { is: 'refused'; error: CodedError };

export interface QueuedFile {
  /** Of this browser. */
  id: string;
  /** The same key is the same photo for the server (rule: photo-announced). */
  uploadKey: string;
  name: string;
  bytes: number;
  /** Tells two files of the same name apart. */
  modified: number;
  /** How often it has failed in a row. */
  tries: number;
  /** Begun before, perhaps in an earlier tab: perhaps the server has it. */
  isBegun: boolean;
  step: Step;
}

/** Why nothing is sent, and when it is tried again whether this is still so; null = only when somebody does something. */
export interface Hold {
  error: CodedError;
  at: number | null;
}

export interface Queue {
  files: readonly QueuedFile[];
  isPaused: boolean;
  isOnline: boolean;
  hold: Hold | null;
  /** Bytes a second of the last files together; null = not known yet. */
  rate: number | null;
}

export const EMPTY: Queue = { files: [], isPaused: false, isOnline: true, hold: null, rate: null };

export type NewFile = Pick<QueuedFile, 'id' | 'uploadKey' | 'name' | 'bytes' | 'modified'> & {
  refusal: CodedError | null;
  isBegun?: boolean;
};

export type QueueEvent =
  | { type: 'added'; files: readonly NewFile[] }
  | { type: 'removed'; id: string }
  /** Forgets the files that are through or refused. */
  | { type: 'cleared' }
  | { type: 'paused' | 'resumed' | 'offline' | 'online' }
  /** What failed is tried now: somebody asked for it, or came back to the tab. */
  | { type: 'awoken' }
  /** What held the files is over. */
  | { type: 'released' }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'received'; id: string; photoId: string; bytesPerSecond: number | null }
  | { type: 'ready'; id: string; isPublic: boolean }
  | { type: 'refused'; id: string; error: CodedError }
  /** `chance`: 0 to 1, spreads the next tries of many phones. */
  | { type: 'failed'; id: string; error: CodedError; now: number; chance: number }
  /** `uploadKey`: for a photo that the server has refused; the same key would mean that one. */
  | { type: 'retried'; id: string; uploadKey: string };

const WAITING: Step = { is: 'waiting' };
/** Files that are sent at a time. */
const PARALLEL = 3;
/** Below it (bytes a second) one file at a time: several would all end late. */
const SLOW = 100_000;
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 30_000];
/** Milliseconds after which it is tried again whether there is room, or the gallery is open. */
const PROBE = 30_000;
const PROBE_DAY = 600_000;
/** Failures that end by themselves, however long they last. */
const PASSING = new Set(['offline', 'unreached', 'timeout', 'too_slow', 'unavailable', 'too_many_requests']);
/** Failures that are tried again some times. */
const ODD = new Set(['unexpected', 'bad_answer', 'csrf_invalid']);
const MOST_TRIES = 5;
/** Refusals that concern all files, and after how long it is tried again whether they still hold. */
const HOLDS: Readonly<Record<string, number | null>> = {
  photo_limit: PROBE,
  gallery_closed: PROBE,
  too_many_photos: PROBE_DAY,
  name_required: null,
};

const isUnderWay = ({ step }: QueuedFile) => step.is === 'preparing' || step.is === 'sending';
export const isOver = ({ step }: Pick<QueuedFile, 'step'>) => step.is === 'ready' || step.is === 'refused';

/** Milliseconds until the next try: longer each time, at least what the server asked for. */
export function waitAfter(tries: number, { params }: CodedError, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  const asked = Number(params?.['seconds'] ?? 0) * 1000;
  return Math.max(asked, longest / 2) + (chance * longest) / 2;
}

/** The files that can be started now, in the order in which they were chosen. */
export function startable({ files, isPaused, isOnline, hold, rate }: Queue, now: number): string[] {
  const isHeld = hold !== null && (hold.at === null || now < hold.at);
  if (isPaused || !isOnline || isHeld) return [];
  // One file tries whether the others can follow.
  const most = hold || (rate !== null && rate < SLOW) ? 1 : PARALLEL;
  const free = most - files.filter(isUnderWay).length;
  const next = files.filter(({ step }) => step.is === 'waiting' || (step.is === 'later' && step.at <= now));
  return next.slice(0, Math.max(0, free)).map(({ id }) => id);
}

/** When `startable` may have something new although nothing happens; null = never. */
export function nextMoment({ files, isPaused, isOnline, hold }: Queue, now: number): number | null {
  const waits = files.some(({ step }) => step.is === 'waiting' || step.is === 'later');
  if (isPaused || !isOnline || !waits) return null;
  if (hold) return hold.at !== null && hold.at > now ? hold.at : null;
  const moments = files.flatMap(({ step }) => (step.is === 'later' && step.at > now ? [step.at] : []));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The photos of which the server is asked what became of them. */
export const readingIds = ({ files }: Queue): string[] =>
  files.flatMap(({ step }) => (step.is === 'reading' ? [step.photoId] : []));

const isSame = (one: NewFile, other: QueuedFile) =>
  one.name === other.name && one.bytes === other.bytes && one.modified === other.modified;

function added(queue: Queue, files: readonly NewFile[]): Queue {
  // A file that is on its way already; the server knows those that have arrived (rule: photo-duplicate).
  const isNew = (file: NewFile) =>
    !queue.files.some((other) => other.id === file.id || (!isOver(other) && isSame(file, other)));
  const entries = files.filter(isNew).map(({ refusal, ...file }): QueuedFile => {
    return { isBegun: false, ...file, tries: 0, step: refusal ? { is: 'refused', error: refusal } : WAITING };
  });
  return { ...queue, files: [...queue.files, ...entries] };
}

function failed(queue: Queue, { id, error, now, chance }: Extract<QueueEvent, { type: 'failed' }>): Queue {
  const heldFor = HOLDS[error.code];
  if (heldFor !== undefined) {
    const at = heldFor === null ? null : now + heldFor * (1 + chance / 2);
    return { ...change(queue, id, () => ({ step: WAITING })), hold: { error, at } };
  }
  return change(queue, id, ({ tries }) => {
    const again = PASSING.has(error.code) || (ODD.has(error.code) && tries < MOST_TRIES);
    if (!again) return { step: { is: 'refused', error } };
    return { tries: tries + 1, step: { is: 'later', error, at: now + waitAfter(tries, error, chance) } };
  });
}

function change(queue: Queue, id: string, to: (file: QueuedFile) => Partial<QueuedFile>): Queue {
  return { ...queue, files: queue.files.map((file) => (file.id === id ? { ...file, ...to(file) } : file)) };
}

const toWaiting = (queue: Queue, which: (file: QueuedFile) => boolean): Queue => ({
  ...queue,
  files: queue.files.map((file) => (which(file) ? { ...file, step: WAITING } : file)),
});
/** What failed is tried at once. */
const awoken = (queue: Queue): Queue => ({
  ...toWaiting(queue, ({ step }) => step.is === 'later'),
  hold: queue.hold && queue.hold.at !== null ? { ...queue.hold, at: 0 } : queue.hold,
});

/** What happens to a file that is no longer there, or was paused meanwhile, changes nothing. */
const goesOn = (queue: Queue, id: string): boolean => queue.files.some((file) => file.id === id && isUnderWay(file));

/** What becomes of the queue (rule: photo-upload). */
export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'added':
      return added(queue, event.files);
    case 'removed':
      return { ...queue, files: queue.files.filter(({ id }) => id !== event.id) };
    case 'cleared':
      return { ...queue, files: queue.files.filter((file) => !isOver(file)) };
    case 'paused':
      return { ...toWaiting(queue, isUnderWay), isPaused: true };
    case 'resumed':
      return { ...awoken(queue), isPaused: false };
    case 'offline':
      return { ...toWaiting(queue, isUnderWay), isOnline: false };
    case 'online':
      return { ...awoken(queue), isOnline: true };
    case 'awoken':
      return awoken(queue);
    case 'released':
      return { ...queue, hold: null };
    case 'started':
      return change(queue, event.id, () => ({ step: { is: 'preparing' }, isBegun: true }));
    case 'progressed':
      if (!goesOn(queue, event.id)) return queue;
      // The server has let it in: what held the others is over.
      return { ...change(queue, event.id, () => ({ step: { is: 'sending', share: event.share } })), hold: null };
    case 'received': {
      const { bytesPerSecond } = event;
      const rate = bytesPerSecond === null ? queue.rate : ((queue.rate ?? bytesPerSecond) + bytesPerSecond) / 2;
      const step: Step = { is: 'reading', photoId: event.photoId };
      return { ...change(queue, event.id, () => ({ step, tries: 0 })), rate, hold: null };
    }
    case 'ready':
      return change(queue, event.id, ({ step }) =>
        step.is === 'reading' ? { step: { ...step, is: 'ready', isPublic: event.isPublic } } : {},
      );
    case 'refused':
      return change(queue, event.id, () => ({ step: { is: 'refused', error: event.error } }));
    case 'failed':
      return goesOn(queue, event.id) ? failed(queue, event) : queue;
    case 'retried':
      return change(queue, event.id, ({ step, uploadKey }) => {
        const isAnother = step.is === 'refused' && !ODD.has(step.error.code);
        const key = isAnother ? { uploadKey: event.uploadKey, isBegun: false } : { uploadKey };
        return { ...key, step: WAITING, tries: 0 };
      });
  }
}

import type { OpenDraft } from './party-draft.model';

const LAST = 'festlig_last_draft';
/** The id of the draft that was saved last, so that another tab that has it open knows. */
const SAVED = 'festlig_saved_draft';
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the draft is kept by its tab alone.
  }
  listeners.forEach((changed) => changed());
}

/** The last draft of this device as it is stored; the same text until it changes. */
export const lastDraftText = (): string | null => read(LAST);

export const savedDraftId = (): string | null => read(SAVED);

/** Keeps the draft as the last of this device (rule: draft-party). One that another tab has saved is not kept any more. */
export function keepOnDevice({ id, draft }: OpenDraft, now: number): void {
  if (savedDraftId() !== id) write(LAST, JSON.stringify({ version: 1, id, keptAt: now, draft }));
}

/** Two things that the last draft says of itself, without a check of the rest. */
export function aboutLast(): { id?: unknown; draft?: { heroImage?: unknown } } {
  try {
    return Object(JSON.parse(lastDraftText() ?? '{}')) as object;
  } catch {
    return {};
  }
}

/** Takes the draft off this device, unless the last one is another. */
export function dropFromDevice(id: string): void {
  if (aboutLast().id === id) write(LAST, null);
}

/** The draft has become a party. */
export function noteSaved(id: string): void {
  dropFromDevice(id);
  write(SAVED, id);
}

/** Takes everything about drafts off this device. */
export function forgetDevice(): void {
  write(LAST, null);
  write(SAVED, null);
}

/** Calls `changed` after each change, also one that another tab has made. */
export function watchDevice(changed: () => void): () => void {
  listeners.add(changed);
  globalThis.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    globalThis.removeEventListener('storage', changed);
  };
}

import type { OwnPhoto } from '@festlig/contracts/media';
import { PHOTO_SHORTEST } from '@festlig/contracts/media/photo-limits';
import { useSyncExternalStore } from 'react';
import { firstError } from '../../../api/api-error';
import { ownPhotosNow, sendPhoto } from '../../../api/send-photo';
import { dropFile, keepFiles, keptFiles } from '../../../lib/kept-files';
import { newKey } from '../../../lib/new-key';
import { addOwnPhoto, ownPhotos, removeOwnPhoto } from '../../../lib/own-photos';
import { preparePhoto, type PreparedPhoto } from '../../../lib/prepare-photo';
import { refusalOf } from './progress.model';
import {
  EMPTY,
  isOver,
  nextMoment,
  type Queue,
  queueAfter,
  type QueueEvent,
  readingIds,
  startable,
} from './queue.model';

/** Milliseconds between two questions what became of photos. */
const ASK_MS = 2000;
const ASK_AGAIN_MS = 10_000;
/** The most photos that are asked about at a time. */
const ASKED = 50;

/** Sends the chosen files of one party, also while the gallery is closed (rule: photo-upload). */
export class Uploads {
  /** The short id of the guest on the list who uses this browser. */
  private cid: string | null = null;
  private queue: Queue = EMPTY;
  private readonly files = new Map<string, Blob>();
  private readonly prepared = new Map<string, PreparedPhoto | null>();
  private readonly underWay = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  /** The last question was not answered. */
  private hasFailed = false;

  constructor(private readonly partyId: string) {
    globalThis.addEventListener('online', () => this.tell({ type: 'online' }));
    globalThis.addEventListener('offline', () => this.tell({ type: 'offline' }));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.tell({ type: 'awoken' });
    });
    if (!navigator.onLine) this.queue = queueAfter(this.queue, { type: 'offline' });
    void this.resume();
  }

  readonly read = (): Queue => this.queue;

  readonly watch = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  readonly add = (files: readonly File[]): void => {
    const { partyId } = this;
    const entries = files.map((file) => {
      const { name, size: bytes, lastModified: modified } = file;
      const entry = { id: newKey(), uploadKey: newKey(), name, bytes, modified, refusal: refusalOf(file) };
      this.files.set(entry.id, file);
      return entry;
    });
    this.tell({ type: 'added', files: entries });
    const now = Date.now();
    const taken = entries.flatMap(({ refusal, id, ...entry }, at) => {
      const file = refusal ? undefined : this.files.get(id);
      return file ? [{ ...entry, id, partyId, file, keptAt: now + at }] : [];
    });
    void keepFiles(taken).then(() =>
      taken.filter(({ id }) => !this.files.has(id)).forEach(({ id }) => void dropFile(id)),
    );
  };

  readonly setGuest = (cid: string | null): void => {
    this.cid = cid;
  };

  readonly blobOf = (id: string): Blob | undefined => this.files.get(id);

  readonly retry = (id: string): void => this.tell({ type: 'retried', id, uploadKey: newKey() });

  readonly tell = (event: QueueEvent): void => {
    const before = this.queue;
    this.queue = queueAfter(before, event);
    const stopped = event.type === 'paused' || event.type === 'offline';
    for (const [id, sending] of this.underWay) {
      if (stopped || (event.type === 'removed' && event.id === id)) this.stop(id, sending);
    }
    const left = new Set(this.queue.files.map(({ id }) => id));
    for (const id of this.files.keys()) if (!left.has(id)) this.forget(id);
    // Nothing of it is to be sent any more; its picture is still shown.
    if ('id' in event && this.queue.files.some((file) => file.id === event.id && isOver(file))) void dropFile(event.id);
    if (this.queue !== before) this.listeners.forEach((changed) => changed());
    this.goOn();
  };

  private stop(id: string, sending: AbortController): void {
    this.underWay.delete(id);
    sending.abort();
  }

  private forget(id: string): void {
    this.files.delete(id);
    this.prepared.delete(id);
    void dropFile(id);
  }

  /** Starts what can be started, and looks again when something may have changed. */
  private goOn(): void {
    const now = Date.now();
    const ids = startable(this.queue, now);
    // Each start is told, and looks for the next.
    if (ids[0] !== undefined) return void this.send(ids[0]);
    clearTimeout(this.timer);
    const moment = nextMoment(this.queue, now);
    if (moment !== null) this.timer = setTimeout(() => this.goOn(), moment - now);
    if (this.queue.isOnline && readingIds(this.queue).length > 0) {
      this.asking ??= setTimeout(() => void this.ask(), this.hasFailed ? ASK_AGAIN_MS : ASK_MS);
    }
  }

  private async send(id: string): Promise<void> {
    const chosen = this.files.get(id);
    const entry = this.queue.files.find((file) => file.id === id);
    const sending = new AbortController();
    this.underWay.set(id, sending);
    this.tell({ type: 'started', id });
    const tellMine = (event: QueueEvent) => {
      if (sending.signal.aborted) return;
      if (event.type !== 'progressed') this.underWay.delete(id);
      this.tell(event);
    };
    try {
      if (!chosen || !entry) throw new DOMException('the file is gone', 'NotFoundError');
      const { name, uploadKey } = entry;
      const known = this.prepared.get(id);
      const prepared = known === undefined ? await preparePhoto(chosen, name, this.queue.rate) : known;
      if (this.files.has(id)) this.prepared.set(id, prepared);
      if (sending.signal.aborted) return;
      if (!prepared) throw new DOMException('no browser reads it', 'EncodingError');
      let begun = 0;
      const photo = await sendPhoto({
        partyId: this.partyId,
        cid: this.cid,
        name: ownPhotos(this.partyId).name || null,
        uploadKey,
        ...prepared,
        isRepeated: entry.isBegun,
        signal: sending.signal,
        onProgress: (share) => {
          begun ||= Date.now();
          tellMine({ type: 'progressed', id, share });
        },
      });
      addOwnPhoto(this.partyId, photo.photoId);
      const seconds = (Date.now() - begun) / 1000;
      const bytesPerSecond = begun > 0 && seconds > 0 ? (prepared.file.size / seconds) * this.underWay.size : null;
      tellMine({ type: 'received', id, photoId: photo.photoId, bytesPerSecond });
      this.learn([photo]);
    } catch (thrown) {
      const error = thrown instanceof DOMException ? { code: unread(thrown) } : firstError(thrown);
      tellMine({ type: 'failed', id, error, now: Date.now(), chance: Math.random() });
    }
  }

  /** Goes on with what a tab before this one has left; one tab at a time. */
  private async resume(): Promise<void> {
    const { partyId } = this;
    const goOn = async () => {
      const kept = await keptFiles(partyId, Date.now());
      for (const { id, file } of kept) this.files.set(id, file);
      const files = kept.map(({ id, uploadKey, name, modified, file }) => {
        return { id, uploadKey, name, modified, bytes: file.size, refusal: null, isBegun: true };
      });
      if (files.length > 0) this.tell({ type: 'added', files });
    };
    const { locks } = navigator as Partial<Navigator>;
    if (!locks) return goOn();
    await locks.request(`festlig-uploads-${partyId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await goOn();
      // Held until the tab is closed.
      await new Promise(() => undefined);
    });
  }

  private async ask(): Promise<void> {
    const ids = readingIds(this.queue).slice(0, ASKED);
    try {
      const found = ids.length === 0 ? [] : await ownPhotosNow(this.partyId, ids, new AbortController().signal);
      this.learn(found);
      const gone = ids.filter((id) => !found.some(({ photoId }) => photoId === id));
      gone.forEach((photoId) => this.refuse(photoId, 'not_found'));
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
    this.asking = undefined;
    this.goOn();
  }

  private learn(photos: readonly OwnPhoto[]): void {
    for (const { photoId, status, refusal, photo } of photos) {
      const id = this.readingOf(photoId);
      if (id !== undefined && status === 'ready') this.tell({ type: 'ready', id, isPublic: photo?.public ?? false });
      if (status === 'refused') this.refuse(photoId, refusal ?? 'image_broken');
    }
  }

  private refuse(photoId: string, code: string): void {
    const id = this.readingOf(photoId);
    if (id !== undefined) this.tell({ type: 'refused', id, error: { code, params: { pixels: PHOTO_SHORTEST } } });
    removeOwnPhoto(this.partyId, photoId);
  }

  private readingOf(photoId: string): string | undefined {
    return this.queue.files.find(({ step }) => step.is === 'reading' && step.photoId === photoId)?.id;
  }
}

/** What is wrong with a file that the browser itself cannot read. */
const unread = ({ name }: DOMException) => (name === 'EncodingError' ? 'image_is_heic' : 'image_broken');

/** One for each party, for as long as the page is open. */
const uploads = new Map<string, Uploads>();

function uploadsOf(partyId: string): Uploads {
  const known = uploads.get(partyId) ?? new Uploads(partyId);
  uploads.set(partyId, known);
  return known;
}

/** The files that this browser is sending to the gallery of a party. */
export function useUploadQueue(partyId: string) {
  const mine = uploadsOf(partyId);
  return { uploads: mine, queue: useSyncExternalStore(mine.watch, mine.read) };
}

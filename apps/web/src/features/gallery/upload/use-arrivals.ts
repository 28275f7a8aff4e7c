import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import type { Queue } from './queue.model';
import type { Uploads } from './use-upload-queue';

/** Loads the gallery again when photos of this browser have got there. */
export function useArrivals({ files }: Queue): void {
  const dispatch = useDispatch();
  const ready = files.filter(({ step }) => step.is === 'ready').length;
  const seen = useRef(0);
  useEffect(() => {
    if (ready > seen.current) dispatch(api.util.invalidateTags(['Photos']));
    seen.current = ready;
  }, [ready, dispatch]);
}

/** Milliseconds for which the services may still go by the party as it was. */
const KNOWN_MS = 3000;

/** Goes on with the files that waited for room once the limit is larger, or gone (rule: photo-unlimited). */
export function useRoom(uploads: Uploads, limit: number | null): void {
  const dispatch = useDispatch();
  const before = useRef(limit);
  useEffect(() => {
    const was = before.current ?? Infinity;
    before.current = limit;
    if ((limit ?? Infinity) <= was) return;
    const goOn = () => {
      uploads.tell({ type: 'awoken' });
      dispatch(api.util.invalidateTags(['Photos']));
    };
    goOn();
    setTimeout(goOn, KNOWN_MS);
  }, [uploads, limit, dispatch]);
}

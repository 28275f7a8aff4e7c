import type { Import, ImportPreview } from '@festlig/contracts/contacts';
import { checkList } from '@festlig/domain/contacts/check-list';
import { useRef, useState } from 'react';
import { firstError } from '../../../api/api-error';
import { atLeast } from '../../../lib/at-least';
import type { CodedError } from '../../../lib/coded-error';
import { useImportContactsMutation, usePreviewImportMutation } from '../api';
import { newKey } from '../../../lib/new-key';
import type { Duplicates } from './result.model';
import { fileToBase64, isLong } from './file.model';

/** Progress is shown at least this long (rule: import-shown). */
const MINIMUM_MS = 1000;

export interface Source {
  text: string;
  file: File | null;
  /** Replace the guests who have not been invited. */
  replace: boolean;
}
const NOTHING: Source = { text: '', file: null, replace: false };

interface Review {
  name: 'review';
  preview: ImportPreview;
  /** The host's choice of columns; `stale` until the preview reflects it. */
  reading: Pick<ImportPreview, 'columns' | 'header'>;
  stale: boolean;
  duplicates: Duplicates;
}

export type Step =
  | { name: 'source' }
  /** `reading`: the key by which the reading of a long list is followed. */
  | { name: 'working'; isImport: boolean; reading?: string | undefined }
  | Review
  | { name: 'result'; result: Import };

/**
 * The steps of an import: source, reading, review, result. The import of a long list goes to `onUnderWay` instead of
 * the result.
 */
export function useImport(partyId: string, onUnderWay: (first: Import) => void) {
  const [previewImport] = usePreviewImportMutation();
  const [importContacts] = useImportContactsMutation();
  const [source, setSource] = useState(NOTHING);
  const [step, setStep] = useState<Step>({ name: 'source' });
  const [problem, setProblem] = useState<CodedError>();
  const asked = useRef(0);
  const stop = useRef<() => void>(undefined);
  /** The reading to be counted again after rows were mended, and whether that is under way. */
  const latest = useRef<Review['reading']>(undefined);
  const counting = useRef<'no' | 'once' | 'again'>('no');
  const refused = (thrown: unknown, before: Step) => {
    setProblem(firstError(thrown));
    setStep(before);
  };

  /** `sheet`: the one that the host has chosen instead of the first. */
  const read = async (sheet?: string) => {
    setProblem(undefined);
    const mine = ++asked.current;
    const reading = isLong(source) ? newKey() : undefined;
    setStep({ name: 'working', isImport: false, reading });
    let file: string | undefined;
    try {
      file = source.file ? await fileToBase64(source.file) : undefined;
    } catch {
      // A file that cannot be read any more has no guests.
      setProblem(checkList({ text: '' }).csv);
      return setStep({ name: 'source' });
    }
    const given = {
      partyId,
      delete: source.replace,
      ...(file === undefined ? { csv: source.text } : { file }),
      ...(sheet === undefined ? {} : { sheet }),
    };
    try {
      if (mine !== asked.current) return;
      const request = previewImport(reading === undefined ? given : { ...given, reading });
      stop.current = () => request.abort();
      const preview = await request.unwrap();
      if (mine !== asked.current) return;
      const { columns, header } = preview;
      latest.current = { columns, header };
      setStep({ name: 'review', preview, reading: { columns, header }, stale: false, duplicates: 'skip' });
    } catch (thrown) {
      if (mine === asked.current) refused(thrown, { name: 'source' });
    }
  };

  /** Cancels waiting for the list, which is kept as it was given. */
  const cancel = () => {
    asked.current++;
    stop.current?.();
    setStep({ name: 'source' });
  };

  const change = (part: Partial<Review>) => setStep((now) => (now.name === 'review' ? { ...now, ...part } : now));

  /** Previews the same list with other columns; only the last answer counts. */
  const readAgain = async (reading: Review['reading']) => {
    if (step.name !== 'review') return;
    setProblem(undefined);
    latest.current = reading;
    change({ reading, stale: true });
    const mine = ++asked.current;
    try {
      const { importId } = step.preview;
      const preview = await previewImport({ partyId, importId, delete: source.replace, ...reading }).unwrap();
      if (mine === asked.current) change({ preview, stale: false });
    } catch (thrown) {
      if (mine === asked.current) refused(thrown, { ...step, stale: false });
    }
  };

  /** Counts the list again after a row was mended: one count at a time, and one more for rows mended meanwhile. */
  const recount = async () => {
    if (counting.current !== 'no') {
      counting.current = 'again';
      return;
    }
    for (let goesOn = true; goesOn && latest.current;) {
      counting.current = 'once';
      await readAgain(latest.current);
      // What `readAgain` waits for changes it.
      goesOn = (counting.current as 'once' | 'again') === 'again';
    }
    counting.current = 'no';
  };

  const start = async () => {
    if (step.name !== 'review') return;
    setProblem(undefined);
    setStep({ name: 'working', isImport: true });
    const { preview, reading, duplicates } = step;
    const input = { partyId, importId: preview.importId, delete: source.replace, duplicates, ...reading };
    try {
      const result = await atLeast(MINIMUM_MS, importContacts(input).unwrap());
      if (!result.ended) return onUnderWay(result);
      setSource(NOTHING);
      setStep({ name: 'result', result });
    } catch (thrown) {
      refused(thrown, step);
    }
  };

  return {
    source,
    setSource,
    step,
    problem,
    read,
    readAgain,
    recount,
    start,
    cancel,
    setDuplicates: (duplicates: Duplicates) => change({ duplicates }),
    back: () => {
      setProblem(undefined);
      setStep({ name: 'source' });
    },
  };
}

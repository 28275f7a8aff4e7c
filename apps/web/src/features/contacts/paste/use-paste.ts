import { isUsable, MOST_PASTED, readPasted } from '@festlig/domain/contacts/pasted-guests';
import { useEffect, useEffectEvent, useState } from 'react';
import { listText } from './list-file.model';
import { doublesOf, isSkipped, type PastedLine, rewritten, textOf, turnedBack } from './paste.model';
import { useAddPasted } from './use-add-pasted';
import { useKnownGuests } from './use-known-guests';

/** Why a text, or a file, is not read: it has nobody in it, or more guests than are added at once; or the file is too large, or no list. */
export type TextProblem = { count: number; isFile?: boolean } | 'too large' | 'no list' | undefined;

const beginning = (begins: boolean | File) => {
  if (begins instanceof File) return 'file';
  return begins ? 'text' : 'form';
};

export type Paste = ReturnType<typeof usePaste>;

/**
 * Several guests in pasted text: the text, then the guests in it, which are added. What is pasted is kept on the way
 * between the two, and behind the form (rules: guests-pasted, guests-pasted-reviewed, guests-pasted-once).
 */
export function usePaste(
  partyId: string,
  /** Begins with the text, or with the guests of a file, instead of the form for one guest. */
  begins: boolean | File,
  onAllAdded: (added: number, skipped: number) => void,
) {
  const [step, setStep] = useState<'form' | 'file' | 'text' | 'review'>(beginning(begins));
  const [text, setText] = useState('');
  const [textProblem, setTextProblem] = useState<TextProblem>();
  const [heading, setHeading] = useState('');
  const [lines, setLines] = useState<readonly PastedLine[]>([]);
  const [added, setAdded] = useState(0);
  const { known, state: lookup, lookUp, note } = useKnownGuests(partyId);
  const doubles = doublesOf(lines, known);
  const usable = lines.filter(isUsable);
  const due = usable.filter((line) => !isSkipped(line, doubles.get(line.id)));
  const without = (line: PastedLine) => setLines((all) => all.filter(({ id }) => id !== line.id));
  const change = (line: PastedLine, now: Partial<PastedLine>) =>
    setLines((all) => all.map((each) => (each.id === line.id ? { ...each, ...now } : each)));
  const { addAll, ...adding } = useAddPasted(partyId, {
    due,
    known,
    onAdded: (line, guest) => {
      without(line);
      note(guest);
      setAdded((before) => before + 1);
    },
    onRefused: (line, refused) => change(line, { refused }),
  });

  const read = (given: string) => {
    const pasted = readPasted(given);
    const isRead = pasted.guests.length > 0;
    setText(given);
    setTextProblem(isRead ? undefined : { count: pasted.count });
    setHeading(pasted.heading);
    const found = pasted.guests.map((guest, id) => ({ ...guest, id }));
    setLines(found);
    void lookUp(found);
    setStep(isRead ? 'review' : 'text');
  };
  /** Reads text that is pasted beside what was pasted before. */
  const readMore = (given: string) => read(text.trim() === '' ? given : `${text.trimEnd()}\n${given}`);
  const refuse = (problem: TextProblem) => {
    setTextProblem(problem);
    setStep('text');
  };
  const take = (given: Awaited<ReturnType<typeof listText>>) => {
    if (given === 'too large' || given === 'no list') return refuse(given);
    const { count } = readPasted(given.text);
    if (count > MOST_PASTED) return refuse({ count, isFile: true });
    readMore(given.text);
  };
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    if (begins instanceof File) void listText(begins).then(takeFirst);
  }, [begins]);
  const counts = {
    due: due.length,
    skipped: usable.length - due.length,
    unusable: lines.length - usable.length,
  };
  return {
    step,
    text,
    textProblem,
    lines,
    added,
    doubles,
    counts,
    lookup,
    ...adding,
    hasUnsaved: step === 'review' ? counts.due + counts.unusable > 0 : text.trim() !== '',
    read,
    readMore,
    /** Reads the guests of a small file; the text stays as it was when they are too many, or the file is no list. */
    readFile: async (file: File) => take(await listText(file)),
    changeText: (given: string) => {
      setText(given);
      setTextProblem(undefined);
    },
    toText: () => {
      if (step === 'review') setText(textOf(heading, lines));
      setStep('text');
    },
    toForm: () => setStep('form'),
    /** Whether a guest is added whose address is there already. */
    setAnyway: (line: PastedLine, anyway: boolean) => change(line, { anyway }),
    /** Reads one line anew, as the host has corrected it. */
    mend: (line: PastedLine, text: string) => {
      const now = rewritten(lines, line, text, heading);
      setLines(now);
      void lookUp(now);
    },
    /** Calls the guest as it was written. */
    turnBack: (line: PastedLine) => {
      const now = lines.map((each) => (each.id === line.id ? turnedBack(each) : each));
      setLines(now);
      void lookUp(now);
    },
    remove: (line: PastedLine) => {
      without(line);
      if (lines.length > 1) return;
      setText('');
      setStep('text');
    },
    add: async () => {
      const now = await addAll();
      if (now === counts.due && counts.unusable === 0) onAllAdded(added + now, counts.skipped);
    },
  };
}

import { MOST_PASTED, readPasted } from '@festlig/domain/contacts/pasted-guests';
import { useState } from 'react';
import { type PastedLine, textOf } from './paste.model';
import { useAddPasted } from './use-add-pasted';
import { useKnownGuests } from './use-known-guests';

/** Why a text is not read: it has nobody in it, or more guests than are added at once. */
export type TextProblem = { count: number } | undefined;

export type Paste = ReturnType<typeof usePaste>;

/**
 * Several guests in pasted text: the text, then the guests in it, which are added. What is pasted is kept on the way
 * between the two, and behind the form (rules: guests-pasted, guests-pasted-reviewed).
 */
export function usePaste(partyId: string, onAllAdded: (count: number) => void) {
  const [step, setStep] = useState<'form' | 'text' | 'review'>('form');
  const [text, setText] = useState('');
  const [textProblem, setTextProblem] = useState<TextProblem>();
  const [heading, setHeading] = useState('');
  const [lines, setLines] = useState<readonly PastedLine[]>([]);
  const [added, setAdded] = useState(0);
  const knownFor = useKnownGuests(partyId, lines);
  const without = (line: PastedLine) => setLines((all) => all.filter(({ id }) => id !== line.id));
  const { addAll, ...adding } = useAddPasted(partyId, {
    lines,
    knownFor,
    onAdded: (line) => {
      without(line);
      setAdded((before) => before + 1);
    },
    onRefused: (line, refused) =>
      setLines((all) => all.map((each) => (each.id === line.id ? { ...each, refused } : each))),
  });

  const read = (given: string) => {
    const pasted = readPasted(given);
    const isRead = pasted.guests.length > 0;
    setText(given);
    setTextProblem(isRead ? undefined : { count: pasted.count });
    setHeading(pasted.heading);
    setLines(pasted.guests.map((guest, id) => ({ ...guest, id })));
    setStep(isRead ? 'review' : 'text');
  };
  return {
    step,
    text,
    textProblem,
    isTooMany: textProblem !== undefined && textProblem.count > MOST_PASTED,
    lines,
    added,
    knownFor,
    ...adding,
    hasUnsaved: step === 'review' ? lines.length > 0 : text.trim() !== '',
    read,
    /** Reads text that is pasted beside what was pasted before. */
    readMore: (given: string) => read(text.trim() === '' ? given : `${text.trimEnd()}\n${given}`),
    change: (given: string) => {
      setText(given);
      setTextProblem(undefined);
    },
    toText: () => {
      if (step === 'review') setText(textOf(heading, lines));
      setStep('text');
    },
    toForm: () => setStep('form'),
    remove: (line: PastedLine) => {
      without(line);
      if (lines.length > 1) return;
      setText('');
      setStep('text');
    },
    add: async () => {
      const now = await addAll();
      if (now === lines.length) onAllAdded(added + now);
    },
  };
}

import type { SameGuest } from '@festlig/contracts/contacts';
import { keptContact } from '@festlig/domain/contacts/check-contact';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { asApiError, firstError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';
import { useAddPastedContactMutation } from '../api';
import { useFindGuests } from '../use-same-guests';
import { failureOf, isTheSent, type PastedLine, sameOnList, togetherFrom } from './paste.model';

interface AddPasted {
  /** The lines that are to be added. */
  due: readonly PastedLine[];
  onAdded: (line: PastedLine, guest: SameGuest) => void;
  onRefused: (line: PastedLine, refused: readonly CodedError[]) => void;
  /** The guests on the list with whom the lines were compared. */
  known: readonly SameGuest[];
}

/**
 * Adds pasted guests in their order, some at a time. A guest that is refused is passed over; a failure that is not about one
 * guest ends the run, and what is left can be tried again. A guest that was sent without an answer is looked up first, so that
 * it is not added twice (rule: guests-pasted-kept).
 */
export function useAddPasted(partyId: string, { due, onAdded, onRefused, known }: AddPasted) {
  const dispatch = useDispatch();
  const [add] = useAddPastedContactMutation();
  const find = useFindGuests(partyId);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [problem, setProblem] = useState<CodedError>();
  const isStopped = useRef(false);
  /** Ids of the guests that this dialog has added. */
  const own = useRef(new Set<string>());
  /** The texts of guests that were sent without an answer, with the ids of those who were on the list before. */
  const sent = useRef(new Map<string, readonly string[]>());
  const stop = () => void (isStopped.current = true);
  useEffect(() => stop, []);

  const sentBefore = async (line: PastedLine): Promise<SameGuest | undefined> => {
    const before = sent.current.get(line.text);
    if (before === undefined) return undefined;
    const found = await find([line.guest]);
    // Without an answer here none is to be expected for the guest either.
    if (found === undefined) throw LOST;
    const isOther = ({ id }: SameGuest) => own.current.has(id) || before.includes(id);
    return found.find((contact) => !isOther(contact) && isTheSent(contact, keptContact(line.guest)));
  };
  /** Adds one guest; `thrown` is why it was not added. */
  const addOne = async (line: PastedLine): Promise<{ contact: SameGuest } | { thrown: unknown }> => {
    try {
      return { contact: (await sentBefore(line)) ?? (await add({ partyId, ...keptContact(line.guest) }).unwrap()) };
    } catch (thrown) {
      return { thrown };
    }
  };
  /** Returns how many were added. */
  const addAll = async (): Promise<number> => {
    let added = 0;
    isStopped.current = false;
    setProblem(undefined);
    let hasFailed = false;
    for (let done = 0; done < due.length && !hasFailed && !isStopped.current;) {
      setProgress({ done, total: due.length });
      const together = due.slice(done, done + togetherFrom(due, done, (line) => sent.current.has(line.text)));
      const answers = await Promise.all(together.map(async (line) => ({ line, answer: await addOne(line) })));
      for (const { line, answer } of answers) {
        if ('contact' in answer) {
          own.current.add(answer.contact.id);
          sent.current.delete(line.text);
          added++;
          onAdded(line, answer.contact);
          continue;
        }
        const failure = failureOf(asApiError(answer.thrown));
        if ('refused' in failure) {
          onRefused(line, failure.refused);
          continue;
        }
        const before = sameOnList(line.guest, known).map(({ id }) => id);
        if (failure.unsure && !sent.current.has(line.text)) sent.current.set(line.text, before);
        if (!hasFailed) setProblem(firstError(answer.thrown));
        hasFailed = true;
      }
      done += together.length;
    }
    setProgress(undefined);
    dispatch(api.util.invalidateTags(['Contacts']));
    return added;
  };
  return { addAll, stop, progress, problem };
}

const LOST = { status: 'unreached', errors: { root: { code: 'unreached' } } } as const;

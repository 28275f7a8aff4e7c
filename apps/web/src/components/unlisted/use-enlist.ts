import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { firstError } from '../../api/api-error';
import { useEnlistRsvpsMutation } from '../../api/reply-stats';
import { atLeast } from '../../lib/at-least';
import type { CodedError } from '../../lib/coded-error';
import { focusHeading } from '../../lib/focus-heading';
import { useToast } from '../Toaster';

/** What the list says of the guests follows a moment after the call. */
const MINIMUM_MS = 600;

/**
 * Puts the guests of unlisted replies on the guest list: of these replies, or of all, a hundred at a time (rule: reply-enlisted).
 * `done`: how many replies were looked at so far, while it goes on.
 */
export function useEnlist(partyId: string) {
  const { t } = useTranslation('unlisted');
  const dispatch = useDispatch();
  const toast = useToast();
  const [enlist] = useEnlistRsvpsMutation();
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<CodedError>();
  const hasRun = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      // What had the focus is gone with its reason.
      if (hasRun.current) focusHeading();
    };
  }, []);

  const run = async (ids?: string[]): Promise<void> => {
    hasRun.current = true;
    setProblem(undefined);
    setDone(0);
    const all = { enlisted: 0, seconds: 0 };
    try {
      for (let goesOn = true; goesOn && !isLeft.current;) {
        const asked = enlist({ partyId, ...(ids && { ids }) }).unwrap();
        const { enlisted, seconds, left } = await atLeast(MINIMUM_MS, asked);
        all.enlisted += enlisted;
        all.seconds += seconds.length;
        setDone(all.enlisted + all.seconds);
        goesOn = !ids && left > 0 && enlisted + seconds.length > 0;
      }
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
    setDone(undefined);
    dispatch(api.util.invalidateTags(['Rsvps', 'Contacts']));
    const { enlisted, seconds } = all;
    const told = [enlisted > 0 && t('done', { count: enlisted }), seconds > 0 && t('left', { count: seconds })];
    const text = told.filter((each) => each !== false).join(' ');
    if (text !== '') toast(text, { severity: seconds > 0 ? 'info' : 'success' });
  };
  return { run, done, problem };
}

import { typedAddress } from '@festlig/domain/party/check-settings';
import { wishLinkProblem } from '@festlig/domain/party/check-wish';
import { useRef, useState } from 'react';
import { firstError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';
import { useReadLinkMutation } from '../api';

/** What the page of a link says about a wish. */
export interface LinkFound {
  title: string | null;
  /** A `data:` address. */
  image: string | null;
}

/** Looks up the title and the picture of a link, once for each link (rule: wish-metadata). */
export function useLink(partyId: string, first: string, onFound: (found: LinkFound) => void) {
  const [read] = useReadLinkMutation();
  const asked = useRef(typedAddress(first));
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<CodedError>();
  const look = async (typed: string) => {
    const link = typedAddress(typed);
    if (link === asked.current) return;
    asked.current = link;
    setProblem(undefined);
    setIsReading(false);
    if (link === '' || wishLinkProblem(link)) return;
    setIsReading(true);
    try {
      const found = await read({ partyId, link }).unwrap();
      // An answer about a link that was changed meanwhile.
      if (asked.current === link) onFound(found);
    } catch (thrown) {
      if (asked.current === link) setProblem(firstError(thrown));
    } finally {
      if (asked.current === link) setIsReading(false);
    }
  };
  return { isReading, problem, look: (typed: string) => void look(typed), forget: () => setProblem(undefined) };
}

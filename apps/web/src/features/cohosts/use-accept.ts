import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { firstError } from '../../api/api-error';
import { useLazyGetPartyQuery, usePartyRef } from '../../api/party';
import { useUser } from '../../api/session';
import { useWithLogin } from '../../api/use-with-login';
import { useToast } from '../../components/Toaster';
import type { CodedError } from '../../lib/coded-error';
import { useAcceptCohostMutation, useCheckCohostLinkMutation } from './api';

/** The role is new: a process may still remember the earlier one for up to two seconds. */
const LOOKS = 12;
const PAUSE_MS = 250;

/**
 * Accepts the invitation of this address by itself, once it is known who the user is; a visitor with a link that works is asked to log in
 * first (rules: cohost-acceptance, cohost-link-checked, log-in-prompt-goes-on). `again` tries once more.
 */
export function useAccept(): { problem: CodedError | undefined; again: () => void } {
  const { t } = useTranslation('cohosts');
  const { id = '', secret = '' } = useParams();
  const partyId = usePartyRef();
  const user = useUser();
  const withLogin = useWithLogin();
  const [accept] = useAcceptCohostMutation();
  const [check] = useCheckCohostLinkMutation();
  const [read] = useLazyGetPartyQuery();
  const navigate = useNavigate();
  const toast = useToast();
  const [problem, setProblem] = useState<CodedError>();
  const isBegun = useRef(false);

  const run = async () => {
    setProblem(undefined);
    try {
      const link = { partyId, inviteId: id, secret };
      // Nobody makes an account for a link that is of no use.
      if (!user && !(await check(link).unwrap()).works) return setProblem({ code: 'cohost_link_invalid' });
      await withLogin(() => accept(link).unwrap(), { reason: 'cohost' });
      let party = await read({ partyId }).unwrap();
      for (let look = 1; look < LOOKS && !party.isCohost; look++) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        party = await read({ partyId }).unwrap();
      }
      toast(t('accept.done', { title: party.title }));
      // The secret does not stay in the history.
      void navigate(`/${party.slug ?? party.sid}`, { replace: true });
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  const begin = useEffectEvent(() => void run());
  const isKnown = user !== undefined;
  useEffect(() => {
    if (!isKnown || isBegun.current) return;
    isBegun.current = true;
    begin();
  }, [isKnown]);
  return { problem, again: () => void run() };
}

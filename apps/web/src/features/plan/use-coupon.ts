import type { CouponGift } from '@festlig/contracts/billing';
import type { Party } from '@festlig/contracts/party';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { firstError } from '../../api/api-error';
import { api } from '../../api/api';
import { useGetBalanceQuery } from '../../api/billing';
import type { CodedError } from '../../lib/coded-error';
import { useRedeemCouponMutation } from './api';
import { hasArrived } from './model';

const ASK_MS = 1000;
const TRIES = 30;

/**
 * Redeems a coupon. What it gives reaches the party a moment later, as a fact: party and account are loaded again until
 * it is there (rule: coupon-redeem).
 */
export function useCoupon(party: Party) {
  const dispatch = useDispatch();
  const balance = useGetBalanceQuery({ partyId: party.id }).data;
  const [redeemCoupon, { isLoading }] = useRedeemCouponMutation();
  const [problem, setProblem] = useState<CodedError>();
  const [gift, setGift] = useState<{ gives: CouponGift; tokensBefore: number }>();
  const [tries, setTries] = useState(0);
  const arrived = gift !== undefined && hasArrived(gift, party, balance);
  const waits = gift !== undefined && !arrived && tries < TRIES;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      dispatch(api.util.invalidateTags(['Balance', 'Party']));
      setTries(tries + 1);
    }, ASK_MS);
    return () => clearTimeout(timer);
  }, [waits, tries, dispatch]);
  // A plan decides how many mails can be sent, and tokens what a send costs; the list of parties shows the plan.
  useEffect(() => {
    if (arrived) dispatch(api.util.invalidateTags(['Balance', 'Parties', 'Sends']));
  }, [arrived, dispatch]);
  return {
    problem,
    given: gift?.gives,
    pending: isLoading,
    async redeem(code: string) {
      setProblem(undefined);
      setGift(undefined);
      try {
        const { gives } = await redeemCoupon({ partyId: party.id, code }).unwrap();
        setTries(0);
        setGift({ gives, tokensBefore: balance?.tokens ?? 0 });
        return true;
      } catch (thrown) {
        setProblem(firstError(thrown));
        return false;
      }
    },
  };
}

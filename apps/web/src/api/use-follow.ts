import type { HttpBinding } from '@festlig/contracts/define';
import { type SkipToken, skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressOf } from './address-of';
import type { AskedName } from './answers';
import { type InputNamed, type OutputNamed, requestOf } from './call-endpoint';
import { follow } from './follow';

/** Follows a call with the answer `events` until the last report. `broken`: no reports arrive at the moment. */
export function useFollow<N extends AskedName>(
  call: HttpBinding<N>,
  input: InputNamed<N> | SkipToken,
  onReport: (report: OutputNamed<N>) => void,
): { broken: boolean } {
  const [broken, setBroken] = useState(false);
  const url = input === skipToken ? undefined : addressOf(call, input as InputNamed<N>);
  const tell = useEffectEvent(onReport);
  const begin = useEffectEvent(() =>
    follow<OutputNamed<N>>(requestOf(call, input as object), {
      onReport: (report) => tell(report),
      onBroken: setBroken,
    }),
  );
  useEffect(() => (url === undefined ? undefined : begin()), [url]);
  return { broken: broken && url !== undefined };
}
